import { eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { documents, schedule } from '#db/schema/content.ts';
import { transaction } from '#db/transaction.ts';
import type { Collection } from '../../declare/collection.ts';
import { lockDocument } from './document-row.ts';
import { retract } from './project.ts';
import { forgetPublications } from './record-publications.ts';
import { refreshStage } from './refresh-stage.ts';
import { requireUnreferred } from './require-unreferred.ts';

const KEPT_DAYS = 30;
/** Documents deleted in one transaction, each with all its revisions. */
const BATCH_SIZE = 50;

/**
 * Puts a document into the bin: off the site at once, and gone after 30 days. Throws `conflict` while
 * something public of the collections refers to it.
 */
export async function bin(
  tx: Executor,
  collections: readonly Collection[],
  collection: Collection,
  documentId: string,
): Promise<void> {
  const document = await lockDocument(tx, collection, documentId);
  if (document.binnedAt) return;
  await requireUnreferred(tx, collections, document);
  const isThisOne = eq(documents.id, documentId);
  await tx.update(documents).set({ binnedAt: new Date() }).where(isThisOne);
  await tx.delete(schedule).where(eq(schedule.documentId, documentId));
  await retract(tx, collection, document);
}

/** Takes a document out of the bin, as a draft. */
export async function restoreFromBin(
  tx: Executor,
  collection: Collection,
  documentId: string,
): Promise<void> {
  await lockDocument(tx, collection, documentId);
  await tx.update(documents).set({ binnedAt: null }).where(eq(documents.id, documentId));
  await refreshStage(tx, [documentId]);
}

/** Deletes documents that have been in the bin for 30 days, some at a time; returns their number. */
export async function emptyBin(db: Database, signal?: AbortSignal): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await deleteOverdue(db);
    deleted += count;
    if (count < BATCH_SIZE || signal?.aborted) return deleted;
  }
}

const deleteOverdue = (db: Database): Promise<number> =>
  transaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      delete from documents where id in (
        select id from documents where binned_at < now() - make_interval(days => ${KEPT_DAYS})
        order by id limit ${BATCH_SIZE} for update skip locked
      ) returning id`);
    await forgetPublications(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
