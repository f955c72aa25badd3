import { factsPart } from '#content/declare/parts.ts';
import type { Part } from '#content/declare/parts.ts';

/** Any value that a field of a draft holds. */
export type Value = unknown;
export type PartContent = Readonly<Record<string, Value>>;

const own = new Set(['title', 'summary', 'body']);

/** The value of a field of a part; words lie one level deeper than title, summary and body. */
export function fieldIn(part: Part, content: PartContent, field: string): Value {
  if (part === factsPart || own.has(field)) return content[field];
  return (content['words'] as PartContent | undefined)?.[field];
}

/** The content with one field changed; undefined takes a fact or a word away. */
export function withField(
  part: Part,
  content: PartContent,
  field: string,
  value: Value,
): PartContent {
  if (part === factsPart || own.has(field)) return { ...content, [field]: value };
  return { ...content, words: { ...(content['words'] as PartContent), [field]: value } };
}

/** The names of all fields that one of the contents has. */
export function fieldNames(part: Part, ...contents: PartContent[]): string[] {
  const names = contents.flatMap((content) => {
    if (part === factsPart) return Object.keys(content);
    const { words = {}, ...rest } = content;
    return [...Object.keys(rest), ...Object.keys(words as object)];
  });
  return [...new Set(names)];
}

/** The content of a part that nobody has begun. */
export const emptyContent = (part: Part): PartContent =>
  part === factsPart ? {} : { title: '', summary: null, body: null, words: {} };

/** Whether two values are the same once they were stored: an empty text is none. */
export function isSameValue(one: Value, other: Value): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one === other;
  return asStored(one) === asStored(other);
}

const asStored = (value: Value): string =>
  value === undefined || value === null || value === '' ? '' : JSON.stringify(value);

export function changedFields(part: Part, from: PartContent, to: PartContent): string[] {
  return fieldNames(part, from, to).filter(
    (field) => !isSameValue(fieldIn(part, from, field), fieldIn(part, to, field)),
  );
}
