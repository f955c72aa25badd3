import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { describeContent } from '#features/editing/contract.ts';
import { mayIn } from '#features/editing/contract/reach.ts';
import { listDrafts, readCalendar } from '#features/publishing/contract.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { useSay } from '#ui/console/say.tsx';
import { ScreenFoot } from '#ui/console/screen.tsx';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { useGoOn } from '#ui/console/use-go-on.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedText } from '#ui/console/use-typed-text.ts';
import { TextAreaField } from '#ui/field.tsx';
import { approveReview, listReviews, readReview, returnReview } from '../contract.ts';
import type { Review } from './review.ts';

/** The two answers to a review, for those who may give one; else what was answered. */
export function Decision({ review }: { review: Review }) {
  if (review.reason) return <p className="review-reason">{review.reason}</p>;
  return review.mayDecide ? <Answers review={review} /> : null;
}

function Answers({ review }: { review: Review }) {
  const say = useSay();
  const { text: word, setText: setWord, forget } = useTypedText(`review ${review.id}`);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { approve, sendBack, thenPublish } = useAnswers(review, () => forget(word));
  const runReturn = () => {
    if (word.trim() !== '') {
      sendBack.run(word);
      return;
    }
    flushSync(() => setProblem(say('Say what has to change', 'लिखें कि क्या बदलना है')));
    field.current?.focus({ preventScroll: true });
    // The foot covers what is lower.
    field.current?.scrollIntoView({ block: 'center' });
  };
  useShortcut('A', ['Approve', 'मंज़ूर करें'], approve.run);
  useShortcut('R', ['Return', 'लौटाएँ'], runReturn);
  const name = review.sentBy.name ?? '';
  return (
    <div className="decision">
      <TextAreaField
        ref={field}
        label={say(
          `A word to ${name} (needed to return)`,
          `${name} के लिए एक बात (लौटाने के लिए ज़रूरी)`,
        )}
        value={word}
        maxLength={2000}
        {...(problem && { problem })}
        onChange={({ target }) => {
          setWord(target.value);
          setProblem(undefined);
        }}
      />
      <ScreenFoot promise={<Promised wantedAt={thenPublish ? review.wantedAt : null} />}>
        <ActionButton
          kind="line"
          keys="R"
          icon="undo"
          busy={sendBack.isPending}
          onClick={runReturn}
        >
          {say('Return', 'लौटाएँ')}
        </ActionButton>
        <ActionButton keys="A" icon="check" busy={approve.isPending} onClick={approve.run}>
          {say('Approve', 'मंज़ूर करें')}
        </ActionButton>
      </ScreenFoot>
    </div>
  );
}

/** Approves or returns it, and goes back to those that wait. */
function useAnswers({ collection, id, parts, revisions, wantedAt }: Review, onDone: () => void) {
  const say = useSay();
  const toast = useToast();
  const goOn = useGoOn();
  const refreshes = [listReviews, readReview, listDrafts, readCalendar];
  const approve = useCallMutation(approveReview, { refreshes, onDone });
  const sendBack = useCallMutation(returnReview, { refreshes, onDone });
  const kinds = useCallQuery(describeContent).data?.data;
  const right = kinds?.find(({ name }) => name === collection)?.can.publish ?? [];
  const thenPublish = wantedAt !== null && parts.every(({ part }) => mayIn(right, part));
  const whole = { collection, id, revisions };
  // Waited for, because what is drawn anew afterwards has no buttons any more.
  const decide = async (answer: Promise<unknown>, done: string) => {
    try {
      await answer;
      toast.success(done);
      void goOn('/reviews');
    } catch (error) {
      toast.error(error);
    }
  };
  return {
    thenPublish,
    approve: {
      isPending: approve.isPending,
      run: () =>
        void decide(
          approve.mutateAsync({ body: { ...whole, thenPublish } }),
          say('Approved.', 'मंज़ूर हुआ\u202f।'),
        ),
    },
    sendBack: {
      isPending: sendBack.isPending,
      run: (reason: string) =>
        void decide(
          sendBack.mutateAsync({ body: { ...whole, reason } }),
          say('Returned.', 'लौटा दिया गया\u202f।'),
        ),
    },
  };
}

/** The sentence under the buttons: what approving leads to. */
function Promised({ wantedAt }: { wantedAt: string | null }) {
  const say = useSay();
  if (wantedAt === null)
    return say(
      'Approve makes it ready to go out; it stays unpublished until somebody publishes it.',
      'मंज़ूरी देने पर यह निकलने को तैयार होगा\u202f। प्रकाशित कोई बाद में करेगा\u202f।',
    );
  return say(
    `Approve sends it out on ${dayAndHour(wantedAt, 'en')}. You can stop it until then.`,
    `मंज़ूरी देने पर यह ${dayAndHour(wantedAt, 'hi')} पर निकलेगा\u202f। तब तक इसे रोका जा सकता है\u202f।`,
  );
}
