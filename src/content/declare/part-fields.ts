import { factsPart } from './parts.ts';
import type { Part } from './parts.ts';

/** The content of a part: the title, summary, body and `words` of a language, or the facts by their names. */
export type PartContent = Readonly<Record<string, unknown>>;

/** The fields that every language has, whatever its collection; the words of it lie one level deeper. */
export const ownFieldNames: readonly string[] = ['title', 'summary', 'body'];

const isOnTop = (part: Part, field: string) => part === factsPart || ownFieldNames.includes(field);

const wordsIn = (content: PartContent) => (content['words'] ?? {}) as PartContent;

/** The content of a part that nobody has begun. */
export const emptyContent = (part: Part): PartContent =>
  part === factsPart ? {} : { title: '', summary: null, body: null, words: {} };

/** The fields of a part in one flat record: those of a language, then its words. */
export function fieldsIn(part: Part, content: PartContent): Record<string, unknown> {
  if (part === factsPart) return content;
  const { words: _, ...own } = content;
  return { ...own, ...wordsIn(content) };
}

export const fieldIn = (part: Part, content: PartContent, field: string): unknown =>
  (isOnTop(part, field) ? content : wordsIn(content))[field];

/** The content with one field changed; undefined takes the field away. */
export function withField(
  part: Part,
  content: PartContent,
  field: string,
  value: unknown,
): PartContent {
  if (isOnTop(part, field)) return withKey(content, field, value);
  return { ...content, words: withKey(wordsIn(content), field, value) };
}

function withKey(record: PartContent, key: string, value: unknown): PartContent {
  if (value !== undefined) return { ...record, [key]: value };
  const { [key]: _, ...rest } = record;
  return rest;
}

/** An empty text, null and a field that is left out are one: nothing is written there. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether a field that has one value is not changed by the other; the order of keys means nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return inOrder(one) === inOrder(other);
}

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, within: unknown) =>
    typeof within === 'object' && within !== null && !Array.isArray(within)
      ? Object.fromEntries(Object.entries(within).sort(([a], [b]) => (a < b ? -1 : 1)))
      : within,
  );

/** Names of the fields that differ between two contents of a part. */
export function changedFields(part: Part, one: PartContent, other: PartContent): string[] {
  const [a, b] = [fieldsIn(part, one), fieldsIn(part, other)];
  return Object.keys({ ...a, ...b }).filter((name) => !isSameValue(a[name], b[name]));
}

interface Edits {
  /** The content that both began from. */
  base: PartContent;
  mine: PartContent;
  theirs: PartContent;
}

export interface Merge {
  /** My text, with what they changed and I did not. */
  content: PartContent;
  /** The fields that came from them. */
  arrived: string[];
  /** The fields that both changed, each otherwise; `content` has mine, and somebody has to choose. */
  conflicts: string[];
}

/** Two edits of one content as one: no field that either of them wrote is lost but by a choice. */
export function mergeEdits(part: Part, { base, mine, theirs }: Edits): Merge {
  const own = new Set(changedFields(part, base, mine));
  const different = new Set(changedFields(part, mine, theirs));
  const changed = changedFields(part, base, theirs).filter((field) => different.has(field));
  const arrived = changed.filter((field) => !own.has(field));
  const conflicts = changed.filter((field) => own.has(field));
  const content = arrived.reduce(
    (merged, field) => withField(part, merged, field, fieldIn(part, theirs, field)),
    mine,
  );
  return { content, arrived, conflicts };
}

/** Edits of a form of facts. */
interface FormEdits<Form extends PartContent> {
  base: Form;
  mine: Form;
  theirs: Form;
}

/** Two edits of one form as one, as `mergeEdits` does it, and their values of the fields that both changed. */
export function mergeForm<Form extends PartContent>(
  edits: FormEdits<Form>,
): {
  merged: Form;
  theirs: Partial<Form>;
} {
  const { content, conflicts } = mergeEdits(factsPart, edits);
  const kept = Object.entries(edits.theirs).filter(([name]) => conflicts.includes(name));
  return { merged: content as Form, theirs: Object.fromEntries(kept) as Partial<Form> };
}
