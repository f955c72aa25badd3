import { and, eq, sql } from 'drizzle-orm';
import { invalid } from '#contract/problems.ts';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { schedule } from '#db/schema/content.ts';
import type { Collection } from '../../declare/collection.ts';
import { requireComplete } from '../document/require-complete.ts';
import { lockForWriting } from './document-row.ts';
import type { Part, PartRevisions } from './parts.ts';
import { chosenParts } from './publish.ts';

interface Later {
  documentId: string;
  at: Date;
  authorId: string;
}

/** Schedules the publication of parts as they are now; a later draft does not change that. */
export async function schedulePublishing(
  tx: Executor,
  collection: Collection,
  { documentId, revisions, at, authorId }: Later & { revisions: PartRevisions },
): Promise<void> {
  requireToCome(at);
  const document = await lockForWriting(tx, collection, documentId);
  const parts = await chosenParts(tx, document, revisions);
  await requireComplete(tx, { collection, document, parts });
  const plans = [...parts].map(([part, { revisionId }]) => {
    return { documentId, part, action: 'publish' as const, at, revisionId, authorId };
  });
  await planAll(tx, plans);
}

/** Schedules the unpublishing of a language of a document. */
export async function scheduleUnpublishing(
  tx: Executor,
  collection: Collection,
  { documentId, language, at, authorId }: Later & { language: Language },
): Promise<void> {
  requireToCome(at);
  await lockForWriting(tx, collection, documentId);
  const action = 'unpublish' as const;
  await planAll(tx, [{ documentId, part: language, action, at, authorId }]);
}

/** Cancels the schedule of parts. */
export async function cancelSchedule(
  tx: Executor,
  collection: Collection,
  { documentId, parts, action }: CancelledSchedule,
): Promise<void> {
  await lockForWriting(tx, collection, documentId);
  for (const part of parts) {
    const isThis = [eq(schedule.documentId, documentId), eq(schedule.part, part)];
    await tx.delete(schedule).where(and(...isThis, eq(schedule.action, action)));
  }
}

interface CancelledSchedule {
  documentId: string;
  parts: readonly Part[];
  action: 'publish' | 'unpublish';
}

export type Plan = typeof schedule.$inferInsert;

/** Plans actions, each in place of an earlier plan for the same part. */
export async function planAll(tx: Executor, plans: readonly Plan[]): Promise<void> {
  if (plans.length === 0) return;
  await tx
    .insert(schedule)
    .values([...plans])
    .onConflictDoUpdate({
      target: [schedule.documentId, schedule.part, schedule.action],
      set: {
        at: sql`excluded.at`,
        revisionId: sql`excluded.revision_id`,
        authorId: sql`excluded.author_id`,
      },
    });
}

function requireToCome(at: Date): void {
  if (at.getTime() <= Date.now()) throw invalid({ param: 'at', msg: 'Choose a moment to come' });
}
