import type { Json } from '#content/declare/draft-shapes.ts';
import { isSameValue } from '#content/declare/part-fields.ts';
import { spaceDandas } from '#lib/danda.ts';
import { tidyText } from '#lib/tidy-text.ts';

/** A setting as it was when somebody began to change it, as they typed it, and as others saved it meanwhile. */
export interface Edits {
  from: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
}

interface MergedSetting {
  /** With mine where both changed the same. */
  value: Json | undefined;
  /** Whether both changed the same, each otherwise: somebody has to choose. */
  isConflict: boolean;
}

/** Lists of which the order is what is set; of every other list only what is in it. */
const ORDERED: readonly string[] = ['menuOrder'];

/** Two changes of one setting as one: what is in a list, and the words of each language, one by one. */
export function mergeSetting(field: string, edits: Edits): MergedSetting {
  const { from, mine, theirs } = edits;
  if (isSameSetting(theirs, from) || isSameSetting(theirs, mine))
    return { value: mine, isConflict: false };
  if (isSameSetting(mine, from)) return { value: theirs, isConflict: false };
  if (Array.isArray(mine) && !ORDERED.includes(field)) return mergeLists(edits);
  // A stored file has a name and a key that belong together.
  if (isRecord(mine) && isRecord(theirs) && !('key' in mine)) return mergeRecords(field, edits);
  return { value: mine, isConflict: true };
}

/** The server sets the dandas of a text, and keeps no space around it where it is public. */
export const isSameSetting = (one: Json | undefined, other: Json | undefined) =>
  isSameValue(tidied(one), tidied(other));

function tidied(value: Json | undefined): unknown {
  if (typeof value === 'string') return spaceDandas(tidyText(value));
  if (!isRecord(value)) return Array.isArray(value) && value.length === 0 ? null : value;
  const texts = Object.entries(value).map(([key, each]) => [key, tidied(each)] as const);
  return Object.fromEntries(texts.filter(([, each]) => each !== ''));
}

function mergeLists({ from, mine, theirs }: Edits): MergedSetting {
  const [before, own, others] = [listOf(from), listOf(mine), listOf(theirs)];
  const kept = others.filter((each) => own.includes(each) || !before.includes(each));
  const added = own.filter((each) => !before.includes(each) && !others.includes(each));
  return { value: [...kept, ...added], isConflict: false };
}

function mergeRecords(field: string, { from, mine, theirs }: Edits): MergedSetting {
  const [before, own, others] = [recordOf(from), recordOf(mine), recordOf(theirs)];
  const merged = Object.keys({ ...others, ...own }).map((key) => {
    const edits = { from: before[key], mine: own[key], theirs: others[key] };
    return [key, mergeSetting(field, edits)] as const;
  });
  return {
    value: Object.fromEntries(
      merged.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value] as const])),
    ),
    isConflict: merged.some(([, { isConflict }]) => isConflict),
  };
}

const isRecord = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordOf = (value: unknown): Record<string, Json> => (isRecord(value) ? value : {});
const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
