import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { CallFailed } from '#contract/failure.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import type { PairedFace } from '../contract/desk.ts';
import { listPairs, readBoothDesk, setThreshold, thresholdNames } from '../contract/desk.ts';
import { FaceCut } from './face-cut.tsx';

type Threshold = ReplyOf<typeof readBoothDesk>['data']['thresholds'][number];
type Name = Threshold['name'];

const texts: Record<Name, ConsoleText> = {
  sure: ['Surely the same person', 'पक्का वही व्यक्ति'],
  sureAmongMany: ['Surely the same, among 100,000 faces', 'एक लाख चेहरों में पक्का वही'],
  maybe: ['Perhaps the same person', 'शायद वही व्यक्ति'],
  small: ['The same, for a small face', 'छोटे चेहरे के लिए वही'],
  own: ['A later selfie of the same person', 'उसी व्यक्ति की बाद की सेल्फ़ी'],
  widen: ['Clear enough to search on with', 'आगे खोजने लायक़ साफ़'],
};

/** The thresholds, with faces of the campaign's own photographs on both sides of each. */
export function ThresholdsView() {
  const say = useSay();
  const sayText = useSayText();
  const [name, setName] = useState<Name>('sure');
  const desk = useCallQuery(readBoothDesk);
  if (!desk.data) return <QueryState query={desk} />;
  const threshold = desk.data.data.thresholds.find((each) => each.name === name);
  return (
    <div className="booth-desk">
      <SelectField
        name="threshold"
        label={say('Threshold', 'सीमा')}
        value={name}
        onChange={({ currentTarget: { value } }) =>
          setName(thresholdNames.find((each) => each === value) ?? 'sure')
        }
      >
        {thresholdNames.map((each) => (
          <option key={each} value={each}>
            {sayText(texts[each])}
          </option>
        ))}
      </SelectField>
      {threshold && <ThresholdForm key={`${name} ${threshold.value}`} threshold={threshold} />}
      <Pairs name={name} />
    </div>
  );
}

function ThresholdForm({ threshold: { name, value, usual } }: { threshold: Threshold }) {
  const say = useSay();
  const toast = useToast();
  const [typed, setTyped] = useState(String(value));
  const set = useCallMutation(setThreshold, { refreshes: [readBoothDesk, listPairs] });
  const problem = set.error instanceof CallFailed ? set.error.failure.errors?.[0]?.msg : undefined;
  const save = (next: number | null) =>
    set.mutate(
      { body: { name, value: next } },
      { onSuccess: ({ message = '' }) => toast.success(message), onError: toast.formError },
    );
  return (
    <form
      className="booth-days"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A value that is no number, or none that JSON has, is refused like one that is too small; null is the usual one.
        const asked = Number(typed);
        save(Number.isFinite(asked) ? asked : 0);
      }}
    >
      <TextField
        name="value"
        inputMode="decimal"
        label={say('Likeness from which on', 'कम से कम इतनी समानता')}
        value={typed}
        onChange={({ currentTarget: { value: next } }) => setTyped(next)}
        problem={problem}
      />
      <ActionButton type="submit" busy={set.isPending}>
        {say('Save', 'सहेजें')}
      </ActionButton>
      {value !== usual && (
        <ActionButton kind="line" busy={set.isPending} onClick={() => save(null)}>
          {say('Back to the usual', 'सामान्य पर लौटें')}
        </ActionButton>
      )}
      <p className="row-note booth-hint">
        {say(
          `From 0.25 to 0.9; ${usual} usually. Higher finds fewer, and fewer wrong ones.`,
          `0.25 से 0.9; आम तौर पर ${usual}\u202f। ज़्यादा रखने पर कम मिलेंगे, और ग़लत भी कम\u202f।`,
        )}
      </p>
    </form>
  );
}

const keyOf = ({ url, box }: PairedFace) => `${url} ${box.left} ${box.top} `;

function Pairs({ name }: { name: Name }) {
  const say = useSay();
  const pairs = useCallQuery(listPairs, { query: { threshold: name } });
  if (!pairs.data) return <QueryState query={pairs} />;
  const all = pairs.data.data;
  const sides = [
    {
      title: say('Just above: counts as one person', 'सीमा के ठीक ऊपर: एक ही व्यक्ति'),
      isAbove: true,
    },
    { title: say('Just below: counts as two', 'सीमा के ठीक नीचे: दो अलग व्यक्ति'), isAbove: false },
  ];
  return (
    <div className="booth-sides">
      {sides.map(({ title, isAbove }) => {
        const some = all.filter((pair) => pair.isAbove === isAbove);
        return (
          <section key={title}>
            <h2>{title}</h2>
            {some.length === 0 && (
              <p className="row-note">
                {say('No such pair in your photos.', 'आपकी तस्वीरों में ऐसा कोई जोड़ा नहीं\u202f।')}
              </p>
            )}
            <ul className="booth-pairs">
              {some.map(({ likeness, one, other }) => (
                <li key={keyOf(one) + keyOf(other)}>
                  <FaceCut face={one} />
                  <FaceCut face={other} />
                  <span className="row-note">{likeness.toFixed(3)}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
