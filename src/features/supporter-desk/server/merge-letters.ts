import { and, arrayOverlaps, eq, inArray } from 'drizzle-orm';
import { invalid } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { letters } from '#db/schema/supporter-desk.ts';
import { update } from './change-letters.ts';
import { lockLetters, note } from './lock-letters.ts';

/**
 * Puts letters under another one of the same person; those that were under them go along. Throws
 * `invalid` where they are of different people: an answer to one must never reach another.
 */
export async function merge(
  tx: Transaction,
  ids: readonly number[],
  into: number,
  by: string,
): Promise<void> {
  const locked = await lockLetters(tx, [...ids, into]);
  const main = locked.find(({ id }) => id === into);
  const others = locked.filter(({ id }) => id !== into && ids.includes(id));
  if (!main || main.mergedInto !== null || others.length === 0)
    throw invalid({ param: 'into', msg: 'Choose another letter to merge into' });
  await requireOnePerson(
    tx,
    others.map(({ id }) => id),
    into,
  );
  await tx
    .update(letters)
    .set({ mergedInto: into })
    .where(
      inArray(
        letters.mergedInto,
        others.map(({ id }) => id),
      ),
    );
  await update(tx, others, { mergedInto: into });
  await note(tx, others, by, { kind: 'merged', value: String(into) });
}

/** Takes letters out from under another one. */
export async function unmerge(tx: Transaction, ids: readonly number[], by: string): Promise<void> {
  const merged = (await lockLetters(tx, ids)).filter(({ mergedInto }) => mergedInto !== null);
  await update(tx, merged, { mergedInto: null });
  for (const each of merged)
    await note(tx, [each], by, { kind: 'unmerged', value: String(each.mergedInto) });
}

async function requireOnePerson(
  tx: Transaction,
  ids: readonly number[],
  into: number,
): Promise<void> {
  const keys = tx.select({ keys: letters.personKeys }).from(letters).where(eq(letters.id, into));
  const ofPerson = and(inArray(letters.id, [...ids]), arrayOverlaps(letters.personKeys, keys));
  if ((await tx.$count(letters, ofPerson)) < ids.length)
    throw invalid({ param: 'id', msg: 'Only letters of the same person can be merged' });
}
