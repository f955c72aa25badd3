import { changedFields, mergeEdits } from '#content/declare/part-fields.ts';
import { factsPart } from '#content/declare/parts.ts';
import { tidyText } from '#lib/tidy-text.ts';

/** The words and choices of a broadcast in one flat record: `texts.hi.title`. */
export type BroadcastFields = Readonly<Record<string, unknown>>;

/** A kind of broadcast as fields, which are merged one by one. */
export interface Shape<Written> {
  fieldsOf: (written: Written) => BroadcastFields;
  writtenFrom: (fields: BroadcastFields) => Written;
}

/** The fields that somebody else saved otherwise than they are typed here. */
export interface BroadcastConflict<Written> {
  fields: readonly string[];
  theirs: Written;
  /** Has, in these fields, what both began from. */
  base: Written;
}

export interface Edits<Written> {
  /** The words that both began from. */
  base: Written;
  mine: Written;
  theirs: Written;
}

/** Two edits of one broadcast as one; of the fields that both changed, each otherwise, it has mine. */
export function mergeWords<Written>(
  { fieldsOf, writtenFrom }: Shape<Written>,
  { base, mine, theirs }: Edits<Written>,
): { written: Written; conflicts: string[] } {
  const { content, arrived, conflicts } = mergeEdits(factsPart, {
    base: tidied(fieldsOf(base)),
    mine: tidied(fieldsOf(mine)),
    theirs: tidied(fieldsOf(theirs)),
  });
  return { written: arrived.length > 0 ? writtenFrom(content) : mine, conflicts };
}

/** The conflict once another revision was merged: fields of the one before stay in it until somebody chooses. */
export function conflictAfter<Written>(
  shape: Shape<Written>,
  before: BroadcastConflict<Written> | undefined,
  { fields, theirs, base }: BroadcastConflict<Written>,
): BroadcastConflict<Written> | undefined {
  const all = new Set([...(before?.fields ?? []), ...fields]);
  if (all.size === 0) return undefined;
  return { fields: [...all], theirs, base: baseAfter(shape, base, before) };
}

/** The words that typed ones began from: of fields that nobody has chosen yet, those of before the conflict. */
export const baseAfter = <Written>(
  shape: Shape<Written>,
  stored: Written,
  conflict: BroadcastConflict<Written> | undefined,
): Written =>
  conflict ? withTheirs(shape, stored, { fields: conflict.fields, theirs: conflict.base }) : stored;

/** The typed words, with the fields of a conflict as somebody else has them. */
export function withTheirs<Written>(
  { fieldsOf, writtenFrom }: Shape<Written>,
  mine: Written,
  { fields, theirs }: Pick<BroadcastConflict<Written>, 'fields' | 'theirs'>,
): Written {
  const from = fieldsOf(theirs);
  const taken = Object.fromEntries(fields.map((name) => [name, from[name]]));
  return writtenFrom({ ...fieldsOf(mine), ...taken });
}

/** Whether both are stored as the same. */
export const isSameWritten = <Written>(
  { fieldsOf }: Shape<Written>,
  one: Written,
  other: Written,
): boolean => changedFields(factsPart, tidied(fieldsOf(one)), tidied(fieldsOf(other))).length === 0;

/** The server keeps texts without space around them. */
const tidied = (fields: BroadcastFields): BroadcastFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? tidyText(value) : value,
    ]),
  );

type Texts<Words> = Partial<Record<string, Words>>;

/** Words by language as fields below a name. */
export const textFields = (below: string, texts: Texts<object>): BroadcastFields =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, words = {}]) =>
      Object.entries(words).map(([name, value]) => [`${below}.${language}.${name}`, value]),
    ),
  );

/** The fields below a name as words by language; what is not among them is as in `empty`. */
export function textsFrom<Words extends object>(
  below: string,
  fields: BroadcastFields,
  empty: Words,
): Texts<Words> {
  const texts: Texts<Words> = {};
  for (const [path, value] of Object.entries(fields)) {
    if (!path.startsWith(`${below}.`)) continue;
    const [language = '', name = ''] = path.slice(below.length + 1).split('.');
    texts[language] = { ...empty, ...texts[language], [name]: value ?? '' };
  }
  return texts;
}
