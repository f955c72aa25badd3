import { useState } from 'react';
import { useCallMutation } from '#client/query.ts';
import { fieldsIn } from '#content/declare/part-fields.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { useTypedText } from '#ui/console/use-typed-text.ts';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { addComment, listQuestions, listReviews, readReview } from '../contract.ts';
import type { Review } from './review.ts';
import { useNames } from './reviewed-fields.ts';
import type { Names } from './reviewed-fields.ts';

/** The beginning of a comment: on a comment that it answers, on chosen words, or nowhere yet. */
export type CommentTarget =
  | { answers: string }
  | { part: string; field: string; quote: string }
  | 'new';

interface NewCommentProps {
  review: Review;
  begun: CommentTarget;
  onClose: () => void;
}

/** The fields that somebody has filled, each with the part it is in. */
const placesIn = ({ parts }: Review, { ofValue }: Names) =>
  parts.flatMap(({ part, content }) =>
    Object.entries(fieldsIn(part, content))
      .filter(([name, value]) => ofValue(name, value) !== '')
      .map(([field]) => ({ part, field })),
  );

/** Says something about a field, about words of it, or in answer to a comment. */
export function NewComment({ review, begun, onClose }: NewCommentProps) {
  const say = useSay();
  const toast = useToast();
  const names = useNames(review.collection);
  const answers = begun !== 'new' && 'answers' in begun ? begun.answers : undefined;
  const chosen = begun !== 'new' && 'quote' in begun ? begun : undefined;
  const places = placesIn(review, names);
  const isOn = (place: (typeof places)[number]) =>
    place.part === chosen?.part && place.field === chosen.field;
  const [place, setPlace] = useState(() => Math.max(0, places.findIndex(isOn)));
  const [quote, setQuote] = useState(chosen?.quote ?? '');
  const { text, setText, forget } = useTypedText(`comment ${review.document} ${answers ?? ''}`);
  const add = useCallMutation(addComment, {
    refreshes: [readReview, listReviews, listQuestions],
    onDone: ({ body }) => body && forget(body.text),
  });
  const on = review.comments.find(({ id }) => id === answers) ?? places[place];
  const send = () => {
    if (!on) return;
    const about = { collection: review.collection, id: review.document };
    const body = { ...about, part: on.part, field: on.field, text };
    const words = quote.trim();
    const more = answers === undefined ? { ...(words && { quote: words }) } : { answers };
    add.mutate({ body: { ...body, ...more } }, { onError: toast.error, onSuccess: onClose });
  };
  return (
    <form
      className="comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {answers === undefined && (
        <AboutFields {...{ places, place, setPlace, quote, setQuote }} names={names} />
      )}
      <TextAreaField
        label={
          answers === undefined
            ? say('Your comment', 'आपकी टिप्पणी')
            : say('Your answer', 'आपका जवाब')
        }
        value={text}
        maxLength={2000}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The form was opened to type here.
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <p className="comment-acts">
        <ActionButton type="submit" kind="line" busy={add.isPending}>
          {say('Send', 'भेजें')}
        </ActionButton>
        <ActionButton kind="quiet" onClick={close}>
          {say('Leave it', 'रहने दें')}
        </ActionButton>
      </p>
    </form>
  );
}

interface AboutFieldsProps {
  places: ReturnType<typeof placesIn>;
  place: number;
  setPlace: (place: number) => void;
  quote: string;
  setQuote: (quote: string) => void;
  names: Names;
}

/** The field that a comment is about, and the words in it. */
function AboutFields({ places, place, setPlace, quote, setQuote, names }: AboutFieldsProps) {
  const say = useSay();
  return (
    <>
      <SelectField
        label={say('About', 'किस बारे में')}
        value={String(place)}
        onChange={({ target }) => setPlace(Number(target.value))}
      >
        {places.map(({ part, field }, index) => (
          <option key={`${part} ${field}`} value={index}>
            {names.ofPart(part)}, {names.ofField(field)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say('The words it is about', 'किन शब्दों के बारे में')}
        optional={say('optional', 'ज़रूरी नहीं')}
        value={quote}
        maxLength={300}
        onChange={({ target }) => setQuote(target.value)}
      />
    </>
  );
}
