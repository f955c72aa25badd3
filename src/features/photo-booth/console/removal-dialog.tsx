import { useState } from 'react';
import { useAct, useCall } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { TextAreaField } from '#ui/field.tsx';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { FailedState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useTell } from '#ui/console/tell.ts';
import { countRemovals, decideRemoval, findRemoval, listRemovals } from '../desk-contract.ts';
import { FaceMarker } from './face-marker.tsx';
import type { Box } from './face-marker.tsx';

type Removal = ReplyOf<typeof findRemoval>['data'];

/** One wish: the photo as it came, the marked place, and the decision. */
export function RemovalDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const say = useSay();
  const found = useCall(findRemoval, { query: { id } });
  return (
    <Dialog
      title={say('A face in a photo', 'फ़ोटो का एक चेहरा')}
      shape="wide"
      isOpen
      onClose={onClose}
    >
      {found.error && <FailedState error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <RowSkeletons />}
      {found.data && <Decision removal={found.data.data} onDone={onClose} />}
    </Dialog>
  );
}

function Decision({ removal, onDone }: { removal: Removal; onDone: () => void }) {
  const say = useSay();
  const tell = useTell();
  const { id, state, picture, name, email, reason, answer, path } = removal;
  const [box, setBox] = useState<Box | undefined>(removal.box ?? undefined);
  const [words, setWords] = useState('');
  const decide = useAct(decideRemoval, { refreshes: [listRemovals, countRemovals, findRemoval] });
  const problems = decide.error instanceof CallFailed ? (decide.error.failure.errors ?? []) : [];
  const problemOf = (param: string) => problems.find((each) => each.param === param)?.msg;
  const settle = (decision: 'blur' | 'refuse' | 'undo') =>
    decide.mutate(
      { body: { id, decision, answer: words, ...(decision === 'blur' && box && { box }) } },
      {
        onSuccess: ({ message = '' }) => {
          tell.done(message);
          onDone();
        },
        onError: tell.failedForm,
      },
    );
  const canBlur = state !== 'done' && state !== 'waiting' && state !== 'undoing';
  return (
    <div className="booth-decision">
      {picture ? (
        <FaceMarker {...{ picture, box }} onBox={canBlur ? setBox : undefined} />
      ) : (
        <p>{say('The photo is gone.', 'फ़ोटो हटाई जा चुकी है\u202f।')}</p>
      )}
      {canBlur && (
        <p className="row-note">
          {say(
            'Press the middle of the face to move the mark.',
            'निशान हटाने के लिए चेहरे के बीच में दबाएँ\u202f।',
          )}
        </p>
      )}
      {problemOf('box') && (
        <p className="field-problem" role="alert">
          {problemOf('box')}
        </p>
      )}
      <dl className="booth-facts">
        <Fact
          label={say('Asked by', 'किसने कहा')}
          value={[name, email].filter(Boolean).join(', ')}
        />
        <Fact label={say('Their words', 'उनके शब्द')} value={reason} />
        <Fact label={say('Our answer', 'हमारा जवाब')} value={answer} />
      </dl>
      <TextAreaField
        name="answer"
        label={
          state === 'done'
            ? say('Why it is shown again', 'फिर क्यों दिखाया जाए')
            : say('Answer', 'जवाब')
        }
        hint={
          email
            ? say('It goes to them by mail.', 'यह उन्हें मेल से जाएगा\u202f।')
            : say('It is kept with the wish.', 'यह अनुरोध के साथ रखा जाएगा\u202f।')
        }
        rows={2}
        maxLength={1000}
        value={words}
        onChange={({ currentTarget: { value } }) => setWords(value)}
        problem={problemOf('answer')}
      />
      <div className="reply-actions">
        {canBlur && (
          <ActionButton icon="check" busy={decide.isPending} onClick={() => settle('blur')}>
            {say('Blur it everywhere', 'हर जगह धुंधला करें')}
          </ActionButton>
        )}
        {state === 'asked' && (
          <ActionButton kind="line" busy={decide.isPending} onClick={() => settle('refuse')}>
            {say('Refuse', 'नामंज़ूर करें')}
          </ActionButton>
        )}
        {state === 'done' && (
          <ActionButton kind="danger" busy={decide.isPending} onClick={() => settle('undo')}>
            {say('Show the face again', 'चेहरा फिर दिखाएँ')}
          </ActionButton>
        )}
        {path && <a href={path}>{say('The photo on the site', 'साइट पर यह फ़ोटो')}</a>}
      </div>
    </div>
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
