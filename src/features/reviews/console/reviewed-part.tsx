import { fieldsIn, ownFieldNames } from '#content/declare/part-fields.ts';
import { isLanguage } from '#contract/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { ChangedPicture } from '#ui/console/changed-picture.tsx';
import { useSay } from '#ui/console/say.tsx';
import { MarkedBody } from './marked-body.tsx';
import { markedText } from './marked-text.ts';
import { CommentNumber, MarkedWords } from './marked-words.tsx';
import type { Review } from './review.ts';
import { useNames } from './reviewed-fields.ts';

interface ReviewedPartProps {
  review: Review;
  part: Review['parts'][number];
  isMarked: boolean;
}

/** One part of a review: each field, with what was taken out and put in since it was public. */
export function ReviewedPart({ review, part, isMarked }: ReviewedPartProps) {
  const say = useSay();
  const names = useNames(review.collection);
  const [before, after] = [fieldsIn(part.part, part.live ?? {}), fieldsIn(part.part, part.content)];
  const fields = [...new Set([...ownFieldNames, ...Object.keys({ ...before, ...after })])];
  const isFacts = part.part === 'facts';
  return (
    <section className="reviewed" lang={isFacts ? undefined : part.part}>
      <h2>{names.ofPart(part.part)}</h2>
      {part.hasChanges && (
        <p className="review-reason">
          {say('Somebody changed this since it was sent.', 'भेजने के बाद किसी ने इसे बदला है\u202f।')}
        </p>
      )}
      {fields.map((field) => {
        const was = names.ofValue(field, before[field], part.liveShown?.titles);
        const now = names.ofValue(field, after[field], part.contentShown.titles);
        if (was === '' && now === '') return null;
        return (
          <ReviewedField
            key={field}
            {...{ part: part.part, field, now }}
            was={isMarked && part.live ? was : null}
            body={names.isBody(field) ? { was: before[field], now: after[field] } : undefined}
            files={{ was: part.liveShown?.files[field], now: part.contentShown.files[field] }}
            label={ownFieldNames.includes(field) ? undefined : names.ofField(field)}
            comments={review.comments.filter(
              (each) => each.part === part.part && each.field === field,
            )}
          />
        );
      })}
    </section>
  );
}

type ShownFile = Review['parts'][number]['contentShown']['files'][string];

interface ReviewedFieldProps {
  part: string;
  field: string;
  /** The public words; null where changes are not shown. */
  was: string | null;
  now: string;
  /** Both as they are written, where the field is a body. */
  body: Record<'was' | 'now', unknown> | undefined;
  label: string | undefined;
  files: { was: ShownFile | undefined; now: ShownFile | undefined };
  comments: Review['comments'];
}

/** The words of a field; those that are commented on lead to their comment. */
function ReviewedField(props: ReviewedFieldProps) {
  const { part, field, was, now, body, label, files, comments } = props;
  const others = comments.filter(({ quote }) => !quote || !now.includes(quote));
  const language = isLanguage(part) ? part : undefined;
  const numbers = others.map(({ number }) => <CommentNumber key={number} number={number} />);
  return (
    <div
      className={classNames('reviewed-field', field === 'title' && 'reviewed-title')}
      data-part={part}
      data-field={field}
    >
      {label && <span className="review-note">{label}</span>}
      <Pictures {...files} isMarked={was !== null} />
      {body ? (
        <>
          <MarkedBody
            was={was === null ? null : String(body.was ?? '')}
            now={String(body.now ?? '')}
            {...{ comments, language }}
          />
          {numbers}
        </>
      ) : (
        <p lang={language}>
          <MarkedWords pieces={markedText(was, now, comments)} />
          {numbers}
        </p>
      )}
    </div>
  );
}

/** The picture of a field; where it changes, the public one goes before it. */
function Pictures({ was, now, isMarked }: ReviewedFieldProps['files'] & { isMarked: boolean }) {
  const isChanged = isMarked && was?.url !== now?.url;
  return (
    <>
      {isChanged && <ChangedPicture file={was} change="gone" />}
      <ChangedPicture file={now} change={isChanged ? 'new' : undefined} />
    </>
  );
}
