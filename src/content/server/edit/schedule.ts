import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { invalid } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { documents, schedule } from '#db/schema/content.ts';
import type { Collection } from '../../declare/collection.ts';
import { requireComplete } from '../document/require-complete.ts';
import { lockForWriting } from './document-row.ts';
import { requireApproved } from './four-eyes.ts';
import type { NeedsApproval } from './four-eyes.ts';
import { readLiveRevisions } from './live-revisions.ts';
import { factsPart, partSchema } from './parts.ts';
import type { Part, PartContent, PartRevisions } from './parts.ts';
import type { PublishedRevision } from './project.ts';
import { chosenParts } from './publish.ts';
import { requirePublishable } from './require-publishable.ts';

interface Later {
  documentId: string;
  at: Date;
  authorId: string;
}

interface LaterPublication extends Later {
  revisions: PartRevisions;
  /** Which parts somebody else than their authors has to have approved; none if left out. */
  needsApproval?: NeedsApproval;
}

async function plannedFacts(tx: Executor, documentId: string): Promise<Date | undefined> {
  const ofFacts = and(eq(schedule.part, factsPart), eq(schedule.action, 'publish'));
  const matchesFacts = and(eq(schedule.documentId, documentId), ofFacts);
  const [plan] = await tx.select({ at: schedule.at }).from(schedule).where(matchesFacts);
  return plan?.at;
}

/** The revisions at which parts of a document are planned to go out. */
async function readPlanned(
  tx: Executor,
  documentId: string,
): Promise<Map<Part, PublishedRevision>> {
  const { rows } = await tx.execute<{ part: string; id: string; content: PartContent }>(sql`
    select s.part, r.id, r.content from schedule s join revisions r on r.id = s.revision_id
    where s.document_id = ${documentId} and s.action = 'publish'`);
  return new Map(
    rows.map(({ part, id, content }) => [
      partSchema.parse(part),
      { revisionId: Number(id), content },
    ]),
  );
}

/**
 * Schedules the publication of parts as they are now, or moves it with the texts that it has; a later draft does
 * not change those.
 */
export async function schedulePublishing(
  tx: Executor,
  collection: Collection,
  { documentId, revisions, at, authorId, needsApproval }: LaterPublication,
): Promise<void> {
  requireToCome(at);
  const document = await lockForWriting(tx, collection, documentId);
  const planned = await readPlanned(tx, documentId);
  const parts = await chosenParts(tx, document, revisions, planned);
  if (needsApproval)
    await requireApproved(tx, await readLiveRevisions(tx, document), parts, needsApproval);
  const projection = { collection, document, parts };
  await requireComplete(tx, projection, at);
  requirePublishable(projection, at);
  const plan = { documentId, action: 'publish' as const, authorId };
  // Facts that were never public are due with the first language.
  const first = document.factsRevisionId === null ? await plannedFacts(tx, documentId) : undefined;
  const plans = [...parts].map(([part, { revisionId }]) => {
    const isEarlier = part === factsPart && first !== undefined && first < at;
    return { ...plan, part, revisionId, at: isEarlier ? first : at };
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

/** Cancels the schedule of languages; that of the facts goes with the last of them. */
export async function cancelSchedule(
  tx: Executor,
  collection: Collection,
  { documentId, parts, action }: CancelledSchedule,
): Promise<void> {
  await lockForWriting(tx, collection, documentId);
  const matchesPlan = and(eq(schedule.documentId, documentId), eq(schedule.action, action));
  const languages = parts.filter((part) => part !== factsPart);
  await tx.delete(schedule).where(and(matchesPlan, inArray(schedule.part, languages)));
  // Facts without a plan would be public as they are by then, with the next language.
  const left = await tx.$count(schedule, and(matchesPlan, ne(schedule.part, factsPart)));
  if (left === 0) await tx.delete(schedule).where(matchesPlan);
}

interface CancelledSchedule {
  documentId: string;
  parts: readonly Part[];
  action: 'publish' | 'unpublish';
}

/** Cancels what an agent has planned for parts that they may not publish any more; returns the documents. */
export async function cancelPlansOf(
  tx: Executor,
  authorId: string,
  mayPublish: (collection: string, part: Part) => boolean,
): Promise<string[]> {
  const matchesAuthor = eq(schedule.authorId, authorId);
  const planned = tx.select({ id: schedule.documentId }).from(schedule).where(matchesAuthor);
  const { id, collection, factsRevisionId } = documents;
  const locked = await tx
    .select({ id, collection, factsRevisionId })
    .from(documents)
    .where(inArray(id, planned))
    .orderBy(asc(id))
    .for('update');
  const lostParts = (name: string) => partSchema.options.filter((part) => !mayPublish(name, part));
  const cancelled = [];
  for (const row of locked) {
    const ofDocument = and(matchesAuthor, eq(schedule.documentId, row.id));
    const isLost = and(ofDocument, inArray(schedule.part, lostParts(row.collection)));
    cancelled.push(...(await tx.delete(schedule).where(isLost).returning()));
  }
  const neverPublic = locked.filter((row) => row.factsRevisionId === null).map((row) => row.id);
  const withoutFacts = cancelled
    .filter(({ part, action }) => part === factsPart && action === 'publish')
    .map(({ documentId }) => documentId)
    .filter((each) => neverPublic.includes(each));
  // Others may have planned a language of them, which would be public with the facts as they are by then.
  const isLeft = and(inArray(schedule.documentId, withoutFacts), eq(schedule.action, 'publish'));
  await tx.delete(schedule).where(isLeft);
  return [...new Set(cancelled.map(({ documentId }) => documentId))];
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
