import { and, eq, lte, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Database, Executor, Transaction } from '#db/database.ts';
import { schedule } from '#db/schema/content.ts';
import { transaction } from '#db/transaction.ts';
import type { Collection } from '../../declare/collection.ts';
import { requireComplete } from '../document/require-complete.ts';
import { lockDocument } from './document-row.ts';
import type { DocumentRow } from './document-row.ts';
import { partSchema } from './parts.ts';
import type { Part } from './parts.ts';
import { project, retract } from './project.ts';
import type { PublishedRevision } from './project.ts';
import { withFacts } from './publish.ts';
import { readHeads, readRevisions } from './revision-store.ts';

type Due = { id: string; collection: string };
type Planned = typeof schedule.$inferSelect;

/** Whether a document, which is locked, may not go out at present, although its time has come. */
export type IsHeld = (tx: Executor, collection: Collection, id: string) => Promise<boolean>;

const neverHeld: IsHeld = async () => false;

/**
 * Runs the due entries of the schedule; returns the number of changed documents. Safe in many processes
 * at once: the second one at a document finds nothing left to do. A document that cannot be published
 * is reported, and does not hold up the others. What is held stays planned; what is to come down does.
 */
export async function publishDue(
  db: Database,
  collections: readonly Collection[],
  report: (error: unknown) => void,
  isHeld: IsHeld = neverHeld,
): Promise<number> {
  const { rows } = await db.execute<Due>(sql`
    select distinct d.id, d.collection
    from schedule s join documents d on d.id = s.document_id where s.at <= now()`);
  for (const collection of referredFirst(collections))
    for (const { id } of rows.filter((row) => row.collection === collection.name))
      await carryOutOne({ db, report, isHeld }, collection, id);
  return rows.length;
}

/** Collections in the order in which their documents may become public: what others refer to goes first. */
function referredFirst(collections: readonly Collection[]): Collection[] {
  const seen = new Set<Collection>();
  const ordered: Collection[] = [];
  const place = (collection: Collection): void => {
    if (seen.has(collection)) return;
    seen.add(collection);
    const targets = Object.values(collection.facts).flatMap(({ to }) => to ?? []);
    collections.filter(({ name }) => targets.includes(name)).forEach(place);
    ordered.push(collection);
  };
  collections.forEach(place);
  return ordered;
}

interface PublishDependencies {
  db: Database;
  report: (error: unknown) => void;
  isHeld: IsHeld;
}

async function carryOutOne(
  { db, report, isHeld }: PublishDependencies,
  collection: Collection,
  id: string,
): Promise<void> {
  try {
    await transaction(db, async (tx) => {
      const document = await lockDocument(tx, collection, id);
      if (await isHeld(tx, collection, id)) await takeDown(tx, collection, document);
      else await carryOut(tx, collection, document);
    });
  } catch (error) {
    report(error);
    if (error instanceof Problem)
      await transaction(db, (tx) => keepAsDraft(tx, collection, id)).catch(report);
  }
}

const isDueOf = (id: string) => and(eq(schedule.documentId, id), lte(schedule.at, sql`now()`));

async function carryOut(
  tx: Transaction,
  collection: Collection,
  document: DocumentRow,
): Promise<void> {
  const due = latestOfEach(await tx.delete(schedule).where(isDueOf(document.id)).returning());
  const parts = await revisionsOf(tx, document, due);
  if (parts.size > 0) {
    const projection = { collection, document, parts };
    await requireComplete(tx, projection);
    await project(tx, projection);
  }
  await retractDue(tx, collection, document, due);
}

/** The later of plans for one part that are due together holds; of one moment, both do. */
const latestOfEach = (due: readonly Planned[]): Planned[] =>
  due.filter(({ part, at }) => !due.some((other) => other.part === part && other.at > at));

/** Takes down what is due to come down. What was to go out before that never does: its time is over. */
async function takeDown(
  tx: Transaction,
  collection: Collection,
  document: DocumentRow,
): Promise<void> {
  const isDue = isDueOf(document.id);
  const isUnpublished = and(isDue, eq(schedule.action, 'unpublish'));
  const due = await tx.delete(schedule).where(isUnpublished).returning();
  for (const { part, at } of due) {
    const wasBefore = and(eq(schedule.part, part), lte(schedule.at, at));
    await tx.delete(schedule).where(and(isDue, wasBefore));
  }
  await retractDue(tx, collection, document, due);
}

/** Drops what is due of a document that cannot go out, such as one whose category is gone; what is to come down does. */
async function keepAsDraft(tx: Transaction, collection: Collection, id: string): Promise<void> {
  const document = await lockDocument(tx, collection, id);
  await tx.delete(schedule).where(and(isDueOf(id), eq(schedule.action, 'publish')));
  await takeDown(tx, collection, document);
}

async function retractDue(
  tx: Transaction,
  collection: Collection,
  document: DocumentRow,
  due: readonly Planned[],
): Promise<void> {
  for (const { action, part } of due) {
    const language = partSchema.exclude(['facts']).safeParse(part);
    if (action === 'unpublish' && language.success)
      await retract(tx, collection, document, language.data);
  }
}

/** The planned revisions, and the facts where none are public yet. */
async function revisionsOf(
  tx: Transaction,
  { id, factsRevisionId }: DocumentRow,
  due: readonly Planned[],
): Promise<Map<Part, PublishedRevision>> {
  const ids = due.flatMap(({ action, revisionId }) =>
    action === 'publish' && revisionId !== null ? [revisionId] : [],
  );
  const found = await readRevisions(tx, id, ids);
  const parts = new Map(
    [...found].map(([revisionId, { part, content }]) => [part, { revisionId, content }] as const),
  );
  return factsRevisionId === null && parts.size > 0
    ? withFacts(parts, await readHeads(tx, id))
    : parts;
}

const LONGEST_WAIT_MS = 5_000;
const SHORTEST_WAIT_MS = 50;

/** Publishes due documents until it is stopped. */
export function publishWhenDue(
  db: Database,
  collections: readonly Collection[],
  report: (error: unknown) => void,
  isHeld: IsHeld = neverHeld,
) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function turn() {
    let hasFailed = false;
    const note = (error: unknown) => {
      hasFailed = true;
      report(error);
    };
    let hasHeld = false;
    const noteHeld: IsHeld = async (tx, collection, id) => {
      const held = await isHeld(tx, collection, id);
      hasHeld ||= held;
      return held;
    };
    await publishDue(db, collections, note, noteHeld).catch(note);
    // A document that failed or is held is still due, and would be tried again at once.
    const wait = hasFailed
      ? LONGEST_WAIT_MS
      : await untilNext(db, hasHeld).catch(() => LONGEST_WAIT_MS);
    if (!stopped) timer = setTimeout(turn, wait);
  }

  void turn();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

async function untilNext(db: Database, isToCome: boolean): Promise<number> {
  const { rows } = await db.execute<{ wait: number | null }>(sql`
    select (extract(epoch from min(at) - now()) * 1000)::float as wait from schedule
    where at > now() or not ${isToCome}::boolean`);
  return Math.min(Math.max(rows[0]?.wait ?? LONGEST_WAIT_MS, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}
