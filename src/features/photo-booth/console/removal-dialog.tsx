import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { CallFailed } from '#contract/failure.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedText } from '#ui/console/use-typed-text.ts';
import { TextAreaField } from '#ui/field.tsx';
import { countRemovals, decideRemoval, findRemoval, listRemovals } from '../contract/desk.ts';
import { FaceMarker } from './face-marker.tsx';
import type { Box } from './face-marker.tsx';

type Removal = ReplyOf<typeof findRemoval>['data'];

/** One wish: the photo as it came, the marked place, and the decision. */
export function RemovalDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const say = useSay();
  const found = useCallQuery(findRemoval, { query: { id } });
  return (
    <Dialog
      title={say('A face in a photo', 'फ़ोटो का एक चेहरा')}
      shape="wide"
      isOpen
      onClose={onClose}
    >
      <QueryState query={found} />
      {found.data && <Decision removal={found.data.data} onDone={onClose} />}
    </Dialog>
  );
}

const isOpen = (state: Removal['state']) =>
  state === 'asked' || state === 'refused' || state === 'undone';

type Choice = 'blur' | 'refuse' | 'undo';

function Decision({ removal, onDone }: { removal: Removal; onDone: () => void }) {
  const say = useSay();
  const toast = useToast();
  const { id, state, email } = removal;
  const [box, setBox] = useState<Box | undefined>(removal.box ?? undefined);
  const { text: words, setText: setWords, forget } = useTypedText(`face ${id}`);
  const decide = useCallMutation(decideRemoval, {
    refreshes: [listRemovals, countRemovals, findRemoval],
    onDone: ({ body }) => forget(body?.answer ?? ''),
  });
  const problems = decide.error instanceof CallFailed ? (decide.error.failure.errors ?? []) : [];
  const problemOf = (param: string) => problems.find((each) => each.param === param)?.msg;
  const settle = (decision: Choice) =>
    decide.mutate(
      { body: { id, decision, answer: words, ...(decision === 'blur' && box && { box }) } },
      {
        onSuccess: ({ message = '' }) => {
          toast.success(message);
          onDone();
        },
        onError: toast.formError,
      },
    );
  return (
    <div className="booth-decision">
      <Photo {...{ removal, box }} onBox={setBox} problem={problemOf('box')} />
      <Facts removal={removal} />
      <TextAreaField
        name="answer"
        label={
          state === 'done'
            ? say('Why it is shown again', 'फिर क्यों दिखाया जाए')
            : say('Answer', 'जवाब')
        }
        hint={
          email && state !== 'done'
            ? say('It goes to them by mail.', 'यह उन्हें मेल से जाएगा\u202f।')
            : say('It is kept with the wish.', 'यह अनुरोध के साथ रखा जाएगा\u202f।')
        }
        rows={2}
        maxLength={1000}
        value={words}
        onChange={({ currentTarget: { value } }) => setWords(value)}
        problem={problemOf('answer')}
      />
      <Choices removal={removal} busy={decide.isPending} onChoose={settle} />
    </div>
  );
}

interface PhotoProps {
  removal: Removal;
  box: Box | undefined;
  onBox: (box: Box) => void;
  problem: string | undefined;
}

function Photo({ removal: { picture, state }, box, onBox, problem }: PhotoProps) {
  const say = useSay();
  if (!picture) return <p>{say('The photo is gone.', 'फ़ोटो हटाई जा चुकी है\u202f।')}</p>;
  return (
    <>
      <FaceMarker {...{ picture, box }} onBox={isOpen(state) ? onBox : undefined} />
      {isOpen(state) && (
        <p className="row-note">
          {say(
            'Press the middle of the face to move the mark.',
            'निशान वहाँ ले जाने के लिए चेहरे के बीच में दबाएँ\u202f।',
          )}
        </p>
      )}
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

interface ChoicesProps {
  removal: Removal;
  busy: boolean;
  onChoose: (choice: Choice) => void;
}

function Choices({ removal: { state, path }, busy, onChoose }: ChoicesProps) {
  const say = useSay();
  return (
    <div className="reply-actions">
      {isOpen(state) && (
        <ActionButton icon="check" busy={busy} onClick={() => onChoose('blur')}>
          {say('Blur it everywhere', 'हर जगह धुंधला करें')}
        </ActionButton>
      )}
      {state === 'asked' && (
        <ActionButton kind="line" busy={busy} onClick={() => onChoose('refuse')}>
          {say('Refuse', 'नामंज़ूर करें')}
        </ActionButton>
      )}
      {state === 'done' && (
        <ActionButton kind="danger" busy={busy} onClick={() => onChoose('undo')}>
          {say('Show the face again', 'चेहरा फिर दिखाएँ')}
        </ActionButton>
      )}
      {path && <a href={path}>{say('The photo on the site', 'साइट पर यह फ़ोटो')}</a>}
    </div>
  );
}

function Facts({ removal: { source, name, email, reason, answer } }: { removal: Removal }) {
  const say = useSay();
  const cause =
    source === 'replacement'
      ? say(
          'The picture was replaced. Look whether the face that was blurred can be seen again.',
          'तस्वीर बदली गई है\u202f। देखें कि जो चेहरा धुंधला किया गया था, वह फिर तो नहीं दिखता\u202f।',
        )
      : null;
  return (
    <dl className="booth-facts">
      <Fact label={say('Why it is asked', 'क्यों पूछा गया')} value={cause} />
      <Fact label={say('Asked by', 'किसने कहा')} value={[name, email].filter(Boolean).join(', ')} />
      <Fact label={say('Their words', 'उनके शब्द')} value={reason} />
      <Fact label={say('Our answer', 'हमारा जवाब')} value={answer} />
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
