import { useState } from 'react';
import { useAct } from '#client/query.ts';
import { SelectField, TextAreaField } from '#ui/field.tsx';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay, useStaffLanguage } from '#ui/console/say.tsx';
import { useTell } from '#ui/console/tell.ts';
import { dayAndHour } from '#ui/console/staff-dates.ts';
import { addComment, listReviews, readReview, settleComment } from '../contract.ts';
import type { Review } from './review.ts';

const refreshes = [readReview, listReviews];

/** The numbered comments on a document, with their answers. */
export function Comments({ review }: { review: Review }) {
  const say = useSay();
  const [writing, setWriting] = useState<string>();
  const open = review.comments.filter(({ isDone }) => !isDone).length;
  return (
    <section className="comments">
      <h2>
        {say('Comments', 'टिप्पणियाँ')} <span className="review-note">{review.comments.length}</span>
        <ActionButton kind="quiet" onClick={() => setWriting('new')}>
          {say('Add', 'जोड़ें')}
        </ActionButton>
      </h2>
      {review.comments.map((comment) => (
        <Comment
          key={comment.id}
          {...{ review, comment }}
          onAnswer={() => setWriting(comment.id)}
        />
      ))}
      {writing !== undefined && (
        <NewComment
          key={writing}
          review={review}
          answers={writing === 'new' ? undefined : writing}
          onClose={() => setWriting(undefined)}
        />
      )}
      {open > 0 && review.mayDecide && (
        <p className="review-note">
          {say(
            `${open} open. You may approve all the same.`,
            `${open} खुली हैं\u202f। फिर भी मंज़ूरी दी जा सकती है\u202f।`,
          )}
        </p>
      )}
    </section>
  );
}

interface CommentProps {
  review: Review;
  comment: Review['comments'][number];
  onAnswer: () => void;
}

function Comment({ review, comment, onAnswer }: CommentProps) {
  const say = useSay();
  const tell = useTell();
  const language = useStaffLanguage();
  const settle = useAct(settleComment, { refreshes });
  const { id, number, author, at, quote, text, isDone, answers } = comment;
  const body = { collection: review.collection, id: review.document, comment: id };
  return (
    <article className={isDone ? 'comment comment-done' : 'comment'}>
      <p>
        <span className="comment-number">{number}</span> <b>{author.name}</b>{' '}
        <span className="review-note">{dayAndHour(at, language)}</span>
      </p>
      {quote && <p className="comment-quote">“{quote}”</p>}
      <p>{text}</p>
      {answers.map((answer) => (
        <p key={answer.at} className="review-note">
          {answer.author.name}: {answer.text}
        </p>
      ))}
      <p className="comment-acts">
        <ActionButton kind="quiet" onClick={onAnswer}>
          {say('Answer', 'जवाब दें')}
        </ActionButton>
        <ActionButton
          kind="quiet"
          busy={settle.isPending}
          onClick={() =>
            settle.mutate({ body: { ...body, isDone: !isDone } }, { onError: tell.failed })
          }
        >
          {isDone ? say('Open again', 'फिर खोलें') : say('Done', 'हो गया')}
        </ActionButton>
      </p>
    </article>
  );
}

interface NewCommentProps {
  review: Review;
  answers: string | undefined;
  onClose: () => void;
}

/** The fields that somebody has filled, each with the part it is in. */
const placesIn = ({ parts }: Review) =>
  parts.flatMap(({ part, content }) =>
    Object.keys(content)
      .filter((name) => name !== 'words' && content[name])
      .map((field) => ({ part, field })),
  );

function NewComment({ review, answers, onClose }: NewCommentProps) {
  const say = useSay();
  const tell = useTell();
  const answered = review.comments.find(({ id }) => id === answers);
  const places = placesIn(review);
  const [place, setPlace] = useState(0);
  const [text, setText] = useState('');
  const add = useAct(addComment, { refreshes });
  const on = answered ?? places[place];
  const send = () => {
    if (!on) return;
    const { part, field } = on;
    const body = { collection: review.collection, id: review.document, part, field, text };
    add.mutate(
      { body: answers === undefined ? body : { ...body, answers } },
      { onError: tell.failed, onSuccess: onClose },
    );
  };
  return (
    <form
      className="comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {!answered && (
        <SelectField
          label={say('About', 'किस बारे में')}
          value={String(place)}
          onChange={({ target }) => setPlace(Number(target.value))}
        >
          {places.map(({ part, field }, index) => (
            <option key={`${part} ${field}`} value={index}>
              {part}, {field}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={answered ? say('Your answer', 'आपका जवाब') : say('Your comment', 'आपकी टिप्पणी')}
        value={text}
        maxLength={2000}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <p className="comment-acts">
        <ActionButton type="submit" kind="line" busy={add.isPending}>
          {say('Send', 'भेजें')}
        </ActionButton>
        <ActionButton kind="quiet" onClick={onClose}>
          {say('Leave it', 'रहने दें')}
        </ActionButton>
      </p>
    </form>
  );
}
