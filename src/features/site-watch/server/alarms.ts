import { and, desc, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import { compareDocuments } from '#content/server/edit/compare-published.ts';
import type { Difference } from '#content/server/edit/compare-published.ts';
import type { Executor, Transaction } from '#db/database.ts';
import { alarms } from '#db/schema/site-watch.ts';

export type AlarmRow = typeof alarms.$inferSelect;

/** A difference, of which pages and files are told by the same words. */
export type AlarmDifference = Omit<Difference, 'kind'> & { kind: AlarmRow['kind'] };

/** Kinds that a comparison of texts finds. */
export const kindsOfTexts = ['changed', 'missing', 'added'] as const;

const BATCH_SIZE = 200;
const SHOWN = 100;
const SHOWN_DAYS = 30;

/** Differences in pairs of what a row is known by. */
const keyOf = ({ kind, documentId, part }: Pick<AlarmDifference, 'kind' | 'documentId' | 'part'>) =>
  `${kind} ${documentId} ${part}`;

/** Raises an alarm for each difference that has none; returns the new ones. */
export async function raise(
  tx: Transaction,
  found: readonly AlarmDifference[],
): Promise<AlarmDifference[]> {
  const fresh: AlarmDifference[] = [];
  for (let from = 0; from < found.length; from += BATCH_SIZE) {
    const some = found.slice(from, from + BATCH_SIZE);
    const rows = await tx.insert(alarms).values(some).onConflictDoNothing().returning();
    const added = new Set(rows.map(keyOf));
    fresh.push(...some.filter((each) => added.has(keyOf(each))));
  }
  return fresh;
}

export const openAlarms = (db: Executor): Promise<AlarmRow[]> =>
  db.select().from(alarms).where(isNull(alarms.endedAt)).orderBy(desc(alarms.id));

/** Ends alarms whose difference is no more. */
export async function end(tx: Executor, ended: readonly AlarmRow[]): Promise<void> {
  if (ended.length === 0) return;
  // One value however many there are: PostgreSQL takes 65,535 in a statement.
  const ids = sql.param(ended.map(({ id }) => id));
  await tx
    .update(alarms)
    .set({ endedAt: new Date() })
    .where(sql`${alarms.id} = any(${ids}::bigint[])`);
}

/** The open alarms that a comparison of some kinds did not find again. */
export function notAmong(
  open: readonly AlarmRow[],
  found: readonly AlarmDifference[],
  isCompared: (alarm: AlarmRow) => boolean,
): AlarmRow[] {
  const still = new Set(found.map(keyOf));
  return open.filter((alarm) => isCompared(alarm) && !still.has(keyOf(alarm)));
}

/** Ends the alarms about the texts of documents that are as they were published; returns them. */
export async function endWhereWhole(
  tx: Executor,
  collections: readonly Collection[],
  documentIds: readonly string[],
): Promise<AlarmRow[]> {
  const isOfTexts = inArray(alarms.kind, [...kindsOfTexts]);
  const open = await tx
    .select()
    .from(alarms)
    .where(and(inArray(alarms.documentId, [...documentIds]), isNull(alarms.endedAt), isOfTexts));
  if (open.length === 0) return [];
  const found = await compareDocuments(tx, collections, documentIds);
  const ended = notAmong(open, found, () => true);
  await end(tx, ended);
  return ended;
}

/** The alarms that last, then those that ended of late. */
export async function recentAlarms(db: Executor): Promise<AlarmRow[]> {
  const isRecent = gt(alarms.endedAt, sql`now() - make_interval(days => ${SHOWN_DAYS})`);
  return db
    .select()
    .from(alarms)
    .where(or(isNull(alarms.endedAt), isRecent))
    .orderBy(sql`${alarms.endedAt} is not null`, desc(alarms.id))
    .limit(SHOWN);
}

export const countOpen = (db: Executor): Promise<number> =>
  db.$count(alarms, isNull(alarms.endedAt));
