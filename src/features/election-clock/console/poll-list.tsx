import { useCallMutation } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useGuarded } from '#ui/console/proof.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { ScreenState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { endOverride, readElectionClock, removePoll } from '../contract.ts';
import type { Poll } from '../contract.ts';
import { kindTexts } from './held-list.tsx';
import type { Letting } from './override-dialog.tsx';

const stateTexts: Record<Poll['state'], ConsoleText> = {
  'to-come': ['to come', 'आने वाला'],
  silent: ['silent now', 'अभी मौन'],
  lifted: ['lifted', 'हटाई गई'],
  over: ['over', 'ख़त्म'],
};

interface PollListProps {
  polls: readonly Poll[];
  onLetOut: ((letting: Letting) => void) | undefined;
}

/** Every poll with its silence, and who let something out of it. */
export function PollList({ polls, onLetOut }: PollListProps) {
  const say = useSay();
  return (
    <section className="law-part">
      <h2>{say('Poll dates', 'मतदान की तारीख़ें')}</h2>
      {polls.length === 0 ? (
        <ScreenState icon="empty" title={say('No poll date yet', 'अभी कोई तारीख़ नहीं')}>
          {say('Without a date nothing is ever held back.', 'बिना तारीख़ के कुछ भी नहीं रुकता\u202f।')}
        </ScreenState>
      ) : (
        <ul className="ruled-list">
          {polls.map((poll) => (
            <PollRow key={poll.id} poll={poll} onLetOut={onLetOut} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PollRow({ poll, onLetOut }: { poll: Poll; onLetOut: PollListProps['onLetOut'] }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { id, constituency, from, until, state, overrides } = poll;
  const span = `${dayAndHour(from, language)} – ${dayAndHour(until, language)}`;
  const mayLift = state === 'silent' || state === 'to-come';
  return (
    <li className="ruled-row law-row">
      <div className="ruled-row-text">
        <p className="row-title">{constituency}</p>
        <p className="row-note">
          <b>{sayText(stateTexts[state])}</b>
          {` · ${say('silence', 'मौन')} ${span}`}
        </p>
        {overrides.map((each) => (
          <Override key={each.id} override={each} mayEnd={onLetOut !== undefined} />
        ))}
      </div>
      {onLetOut && (
        <div className="law-actions">
          {mayLift && (
            <ActionButton
              kind="line"
              aria-label={say(
                `Lift the silence of ${constituency}`,
                `${constituency} की मौन अवधि हटाएँ`,
              )}
              onClick={() => onLetOut({ name: constituency, what: { poll: id, closesAt: until } })}
            >
              {say('Lift', 'हटाएँ')}
            </ActionButton>
          )}
          <RemovePoll poll={poll} />
        </div>
      )}
    </li>
  );
}

function RemovePoll({ poll: { id, constituency, until } }: { poll: Poll }) {
  const say = useSay();
  const toast = useToast();
  const guarded = useGuarded();
  const remove = useCallMutation(removePoll, { refreshes: [readElectionClock] });
  const press = () =>
    guarded(() => remove.mutateAsync({ body: { id, closesAt: until } })).then(
      (done) => done && toast.success(done.message ?? ''),
      toast.error,
    );
  return (
    <ActionButton
      kind="quiet"
      icon="bin"
      busy={remove.isPending}
      aria-label={say(`Remove the date of ${constituency}`, `${constituency} की तारीख़ मिटाएँ`)}
      onClick={() => void press()}
    >
      {say('Remove', 'मिटाएँ')}
    </ActionButton>
  );
}

function Override({ override, mayEnd }: { override: Poll['overrides'][number]; mayEnd: boolean }) {
  const say = useSay();
  const sayText = useSayText();
  const toast = useToast();
  const language = useConsoleLanguage();
  const end = useCallMutation(endOverride, { refreshes: [readElectionClock] });
  const { id, kind, title, reason, by, at } = override;
  const what = kind ? `${sayText(kindTexts[kind])} “${title ?? ''}”` : say('Everything', 'सब कुछ');
  const press = () =>
    end.mutate(
      { body: { id } },
      { onSuccess: ({ message }) => toast.success(message ?? ''), onError: toast.error },
    );
  return (
    <p className="law-override">
      <span>
        {say(
          `${what} was let out by ${by?.name ?? '–'}, ${dayAndHour(at, language)}: ${reason}`,
          `${what}: ${by?.name ?? '–'} ने जाने दिया, ${dayAndHour(at, language)}: ${reason}`,
        )}
      </span>
      {mayEnd && (
        <ActionButton kind="quiet" busy={end.isPending} onClick={press}>
          {say('Hold it again', 'फिर रोकें')}
        </ActionButton>
      )}
    </p>
  );
}
