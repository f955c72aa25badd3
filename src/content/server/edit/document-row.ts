import { and, eq } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { documents } from '#db/schema/content.ts';
import { oneOf } from '../../declare/collection.ts';
import type { Collection } from '../../declare/collection.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** Locks a document of a collection, in the bin or not, so that its writers take turns. */
export async function lockDocument(
  tx: Executor,
  collection: Collection,
  documentId: string,
): Promise<DocumentRow> {
  const isThisOne = and(eq(documents.id, documentId), eq(documents.collection, collection.name));
  const [row] = await tx.select().from(documents).where(isThisOne).for('update');
  if (!row)
    throw new Problem('notFound', { message: `There is no ${oneOf(collection)} of this name.` });
  return row;
}

/** Locks a document for writing; one in the bin has to be taken out first. */
export async function lockForWriting(
  tx: Executor,
  collection: Collection,
  documentId: string,
): Promise<DocumentRow> {
  const row = await lockDocument(tx, collection, documentId);
  if (row.binnedAt)
    throw new Problem('doneAlready', { message: 'This is in the bin. Restore it first.' });
  return row;
}
