import { languages } from '#contract/languages.ts';
import { useSay } from '#ui/console/say.tsx';
import type { Review } from './review.ts';
import { textOf, wordDiff } from './word-diff.ts';

interface ReviewedPartProps {
  part: Review['parts'][number];
  isMarked: boolean;
  comments: Review['comments'];
}

/** The fields of a part in one flat record. */
function fieldsIn(content: Record<string, unknown> | null): Record<string, unknown> {
  const { words, ...own } = content ?? {};
  return { ...own, ...(words as Record<string, unknown> | undefined) };
}

/** A value as people read it; files and lists by what names them. */
function inWords(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return field === 'body' ? textOf(value) : value;
  if (typeof value !== 'object') return String(value);
  const { name } = value as { name?: unknown };
  return typeof name === 'string' ? name : JSON.stringify(value);
}

/** One part of a review: each field, with what was taken out and put in since it was public. */
export function ReviewedPart({ part, isMarked, comments }: ReviewedPartProps) {
  const say = useSay();
  const [before, after] = [fieldsIn(part.live), fieldsIn(part.content)];
  const names = [...new Set(['title', 'summary', 'body', ...Object.keys({ ...before, ...after })])];
  const isFacts = part.part === 'facts';
  const heading = isFacts ? say('About it', 'इसके बारे में') : languages[part.part as 'en'].name;
  return (
    <section className="reviewed" lang={isFacts ? undefined : part.part}>
      <h2>{heading}</h2>
      {part.hasChanges && (
        <p className="review-reason">
          {say('Somebody changed this since it was sent.', 'भेजने के बाद किसी ने इसे बदला है\u202f।')}
        </p>
      )}
      {names.map((name) => {
        const [was, now] = [inWords(name, before[name]), inWords(name, after[name])];
        const its = comments.filter((each) => each.part === part.part && each.field === name);
        if (was === '' && now === '') return null;
        return (
          <div
            key={name}
            className={name === 'title' ? 'reviewed-field reviewed-title' : 'reviewed-field'}
          >
            {isFacts && <span className="review-note">{name}</span>}
            <p>
              {isMarked && part.live ? <Marked was={was} now={now} /> : now}
              {its.map(({ id, number }) => (
                <span key={id} className="comment-number">
                  {number}
                </span>
              ))}
            </p>
          </div>
        );
      })}
    </section>
  );
}

const ELEMENTS = { in: 'ins', out: 'del', same: 'span' } as const;

function Marked({ was, now }: { was: string; now: string }) {
  return wordDiff(was, now).map(({ kind, text, at }) => {
    const Element = ELEMENTS[kind];
    return <Element key={at}>{text}</Element>;
  });
}
