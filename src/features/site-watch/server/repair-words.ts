import { eq, sql } from 'drizzle-orm';
import { append } from '#audit/append.ts';
import { compareDocuments } from '#content/server/edit/compare-published.ts';
import type { PlannedDocument } from '#content/server/edit/plan-bring-back.ts';
import { restoreWords } from '#content/server/edit/restore-words.ts';
import { publishChange } from '#db/cache-tags.ts';
import { bringBacks } from '#db/schema/site-watch.ts';
import { transaction } from '#db/transaction.ts';
import { chunks } from '#lib/chunks.ts';
import { endWhereWhole } from './alarms.ts';
import type { BringBackDependencies, BringBackRow } from './bring-back-dependencies.ts';
import { record } from './compare-job.ts';

/** The number of documents in a batch: as many as one entry of the record names. */
const BATCH_SIZE = 100;

/**
 * Puts the words of documents right that somebody overwrote in the database, a hundred at once: a whole
 * site of them is right within a minute. Returns the documents that have to be brought back in another way.
 */
export async function repairWords(
  services: BringBackDependencies,
  act: BringBackRow,
  documents: readonly PlannedDocument[],
  signal: AbortSignal,
): Promise<PlannedDocument[]> {
  const isRepair = (document: PlannedDocument) =>
    document.parts.every(({ change }) => change === 'repair');
  const left = documents.filter((document) => !isRepair(document));
  for (const some of chunks(documents.filter(isRepair), BATCH_SIZE)) {
    signal.throwIfAborted();
    left.push(...(await repairSome(services, act, some)));
  }
  return left;
}

async function repairSome(
  { db, collections }: BringBackDependencies,
  { id: actId, agentId: actorId }: BringBackRow,
  some: readonly PlannedDocument[],
): Promise<PlannedDocument[]> {
  const ids = some.map(({ id }) => id);
  return transaction(db, async (tx) => {
    await restoreWords(tx, ids);
    const found = await compareDocuments(tx, collections, ids);
    const wrong = new Set(found.map(({ documentId }) => documentId));
    const right = some.filter(({ id }) => !wrong.has(id));
    if (right.length > 0) {
      const targetIds = right.map(({ id }) => id);
      const done = sql`${bringBacks.done} + ${right.length}`;
      await tx.update(bringBacks).set({ done }).where(eq(bringBacks.id, actId));
      const ended = await endWhereWhole(tx, collections, targetIds);
      await append(tx, {
        realm: 'agents',
        actorId,
        call: 'broughtBack',
        target: 'document',
        targetIds,
        outcome: 'done',
        address: 'unknown',
      });
      await record(tx, 'siteIsRight', ended);
      const changed = right.map(({ collection }) => collection);
      await publishChange(tx, changed);
    }
    return some.filter(({ id }) => wrong.has(id));
  });
}
