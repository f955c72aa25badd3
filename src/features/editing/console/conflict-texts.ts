import { fieldIn, isSameValue } from '#content/declare/part-fields.ts';
import { diffLists } from '#lib/word-diff.ts';
import { blocksOf, plainText } from './behind.ts';
import { fieldsOfPart } from './editing-context.ts';
import type { EditedCollection } from './editing-context.ts';
import type { PartConflict } from './saving/edited-part.ts';
import type { Saving } from './saving/saving.ts';
import type { InWords } from './use-in-words.ts';

export type Choice = 'mine' | 'theirs' | 'both';

/** A field that two people changed. */
export interface Row {
  field: string;
  mine: unknown;
  theirs: unknown;
  /** Whether both can be written together; of a choice, a file or a moment one has to go. */
  isText: boolean;
}

/** The texts of a row as people compare them; of a body only the blocks that are not in both. */
export function shownTexts({ field, mine, theirs }: Row, inWords: InWords, chosen?: unknown) {
  const told = (value: unknown) => inWords(field, value);
  if (field !== 'body') return { mine: told(mine), theirs: told(theirs), saved: told(chosen) };
  const [one, other] = [blocksOf(mine), blocksOf(theirs)];
  const shared = new Set(
    diffLists(one, other, (a, b) => a === b).flatMap(({ kind, item }) =>
      kind === 'same' ? [item] : [],
    ),
  );
  const apart = (blocks: readonly string[]) =>
    plainText(blocks.filter((block) => !shared.has(block)).join(''));
  return { mine: apart(one), theirs: apart(other), saved: apart(blocksOf(chosen)) };
}

/** The fields that are not in conflict: the title, how many fields are the same, and those that only this tab changed. */
export function inBoth(collection: EditedCollection, conflict: PartConflict, saving: Saving) {
  const { part, fields, theirs } = conflict;
  const all = fieldsOfPart(collection, part).map(({ name }) => name);
  const rest = all.filter((name) => !fields.includes(name));
  const isSame = (name: string) =>
    isSameValue(saving.value(part, name), fieldIn(part, theirs.content, name));
  const same = rest.filter(isSame);
  const titled = same.find((name) => name === 'title' && plainText(saving.value(part, name)));
  return {
    titled,
    others: same.length - (titled ? 1 : 0),
    mine: rest.filter((name) => !isSame(name)),
  };
}
