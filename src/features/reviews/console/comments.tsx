import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { fieldIn } from '#content/declare/part-fields.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { CommentArticle } from '#ui/console/comment-article.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { listQuestions, listReviews, readReview, settleComment } from '../contract.ts';
import { useChosenWords } from './chosen-words.ts';
import { commentId } from './comment-place.ts';
import { NewComment } from './new-comment.tsx';
import type { CommentTarget } from './new-comment.tsx';
import type { Review } from './review.ts';
import { useNames } from './reviewed-fields.ts';
import type { Names } from './reviewed-fields.ts';

/** The numbered comments on a document, with their answers; words that are chosen begin another. */
export function Comments({ review }: { review: Review }) {
  const say = useSay();
  const [begun, setBegun] = useState<CommentTarget>();
  const chosen = useChosenWords();
  const names = useNames(review.collection);
  const open = review.comments.filter(({ isDone }) => !isDone).length;
  return (
    <section className="comments">
      <h2>
        {say('Comments', 'टिप्पणियाँ')} <span className="review-note">{review.comments.length}</span>
        <ActionButton kind="quiet" onClick={() => setBegun('new')}>
          {say('Add', 'जोड़ें')}
        </ActionButton>
      </h2>
      {review.comments.map((comment) => (
        <Comment
          key={comment.id}
          {...{ review, comment, names }}
          onAnswer={() => setBegun({ answers: comment.id })}
        />
      ))}
      {begun !== undefined && (
        <NewComment
          key={JSON.stringify(begun)}
          {...{ review, begun }}
          onClose={() => setBegun(undefined)}
        />
      )}
      {open > 0 && review.mayDecide && (
        <p className="review-note">
          {say(
            `${open} open. You may approve all the same.`,
            `${open} ${open === 1 ? 'खुली है' : 'खुली हैं'}\u202f। फिर भी मंज़ूरी दी जा सकती है\u202f।`,
          )}
        </p>
      )}
      {chosen && (
        <span className="chosen-words" style={{ left: chosen.left, top: chosen.top }}>
          <ActionButton
            kind="line"
            // The words stay chosen.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              setBegun({ part: chosen.part, field: chosen.field, quote: chosen.quote });
              getSelection()?.removeAllRanges();
            }}
          >
            {say('Comment on these words', 'इन शब्दों पर टिप्पणी करें')}
          </ActionButton>
        </span>
      )}
    </section>
  );
}

/** Whether the words that a comment is about are in the text that waits now. */
function isThere(
  { parts }: Review,
  { part, field, quote }: Review['comments'][number],
  { ofValue }: Names,
): boolean {
  const its = parts.find((each) => each.part === part);
  if (!its || quote === null) return true;
  return ofValue(field, fieldIn(its.part, its.content, field), its.contentShown.titles).includes(
    quote,
  );
}

interface CommentProps {
  review: Review;
  comment: Review['comments'][number];
  names: Names;
  onAnswer: () => void;
}

function Comment({ review, comment, names, onAnswer }: CommentProps) {
  const say = useSay();
  const toast = useToast();
  const settle = useCallMutation(settleComment, {
    refreshes: [readReview, listReviews, listQuestions],
  });
  const { id, number, isDone } = comment;
  const body = { collection: review.collection, id: review.document, comment: id };
  const note = !isThere(review, comment, names) && (
    <p className="review-note">
      {say('These words have changed since.', 'ये शब्द तब से बदल गए हैं\u202f।')}
    </p>
  );
  return (
    <CommentArticle comment={comment} id={commentId(number)} note={note}>
      <ActionButton kind="quiet" onClick={onAnswer}>
        {say('Answer', 'जवाब दें')}
      </ActionButton>
      <ActionButton
        kind="quiet"
        busy={settle.isPending}
        onClick={() =>
          settle.mutate({ body: { ...body, isDone: !isDone } }, { onError: toast.error })
        }
      >
        {isDone ? say('Open again', 'फिर खोलें') : say('Done', 'हो गया')}
      </ActionButton>
    </CommentArticle>
  );
}
