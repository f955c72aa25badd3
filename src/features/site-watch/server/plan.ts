import { and, inArray, isNull } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import { compareDocuments } from '#content/server/edit/compare-published.ts';
import { planBringBack } from '#content/server/edit/plan-bring-back.ts';
import type { Executor } from '#db/database.ts';
import { alarms } from '#db/schema/site-watch.ts';
import { kindsOfTexts } from './alarms.ts';

/** More documents than a site has. */
export const EVERY_DOCUMENT = 1_000_000;

interface PlanQuery {
  moment: Date;
  documentId?: string | null | undefined;
  limit: number;
}

/** Plans what bringing back changes, with texts that somebody altered behind our back. */
export async function planOf(
  db: Executor,
  collections: readonly Collection[],
  { moment, documentId, limit }: PlanQuery,
) {
  const names = collections.map(({ name }) => name);
  // A single document is looked at now; of many, those are known that the last comparison found.
  const altered = documentId
    ? await compareDocuments(db, collections, [documentId])
    : await db
        .select()
        .from(alarms)
        .where(
          and(
            isNull(alarms.endedAt),
            inArray(alarms.kind, [...kindsOfTexts]),
            inArray(alarms.collection, names),
          ),
        );
  return planBringBack(db, {
    moment,
    collections: names,
    documentId: documentId ?? undefined,
    limit,
    altered: altered.map(({ documentId: id, part }) => ({ documentId: id, part })),
  });
}
