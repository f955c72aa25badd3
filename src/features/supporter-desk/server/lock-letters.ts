import { asc, inArray } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import { letterEvents, letters } from '#db/schema/supporter-desk.ts';
import { letterColumns } from './present-letters.ts';
import type { LetterRecord } from './source-column.ts';

/**
 * Letters that are to be changed, held until the transaction ends, in the order of their ids, so that
 * two who change the same ones never wait for each other. Throws `notFound` when one is not there.
 */
export async function lockLetters(
  tx: Transaction,
  ids: readonly number[],
): Promise<[LetterRecord, ...LetterRecord[]]> {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .select(letterColumns)
    .from(letters)
    .where(inArray(letters.id, wanted))
    .orderBy(asc(letters.id))
    .for('update');
  const [first, ...others] = rows;
  if (!first || rows.length < wanted.length) throw new Problem('notFound');
  return [first, ...others];
}

type Event = Omit<typeof letterEvents.$inferInsert, 'letterId' | 'agentId' | 'id' | 'at'>;

/** Adds the same event to the history of each letter. */
export async function note(
  tx: Transaction,
  some: readonly Pick<LetterRecord, 'id'>[],
  agentId: string,
  event: Event,
): Promise<void> {
  if (some.length === 0) return;
  await tx.insert(letterEvents).values(some.map(({ id }) => ({ ...event, letterId: id, agentId })));
}
