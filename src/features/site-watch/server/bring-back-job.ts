import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { append } from '#audit/append.ts';
import { bringBack } from '#content/server/edit/bring-back.ts';
import type { PlannedDocument } from '#content/server/edit/plan-bring-back.ts';
import { Problem } from '#contract/problems.ts';
import { bringBacks } from '#db/schema/site-watch.ts';
import { transaction } from '#db/transaction.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import { endWhereWhole } from './alarms.ts';
import type { BringBackDependencies, BringBackRow } from './bring-back-dependencies.ts';
import { compareSiteJob, record } from './compare-job.ts';
import { EVERY_DOCUMENT, planOf } from './plan.ts';
import { repairWords } from './repair-words.ts';

/**
 * The job that brings documents back to a moment. Those of which only words were overwritten come first,
 * many at once; each of the others has a transaction of its own.
 */
export const bringBackJob = { name: 'bring-back', payload: z.object({ id: z.uuid() }) };

export function createBringBackJob(services: BringBackDependencies): Job<{ id: string }> {
  return defineJob({
    ...bringBackJob,
    retry: { times: 5, firstWaitSeconds: 2, longestWaitSeconds: 60 },
    // Somebody waits for it; each document takes as long as publishing it does.
    lane: 'site',
    timeoutSeconds: 3_600,
    run: async ({ id }, { signal }) => bringAllBack(services, id, signal),
  });
}

async function bringAllBack(services: BringBackDependencies, id: string, signal: AbortSignal) {
  const { db, collections } = services;
  const matchesId = eq(bringBacks.id, id);
  const [act] = await db.select().from(bringBacks).where(matchesId);
  if (!act || act.doneAt) return;
  const { collection, documentId } = act;
  const named = collections.filter(({ name }) => collection === null || name === collection);
  const plan = await planOf(db, named, { ...act, documentId, limit: EVERY_DOCUMENT });
  const all = act.done + plan.documents.length;
  await db.update(bringBacks).set({ all }).where(matchesId);
  const others = await repairWords(services, act, plan.documents, signal);
  // A document may come after one that refers to it, so those that failed are tried once more.
  const left = await bringEachBack(services, act, others, signal);
  const failed = await bringEachBack(
    services,
    act,
    left.map(({ document }) => document),
    signal,
  );
  const told = failed.map(({ document: { id: failedId, title, collection: name }, message }) => ({
    id: failedId,
    title,
    collection: name,
    message,
  }));
  await transaction(db, async (tx) => {
    await tx.update(bringBacks).set({ doneAt: new Date(), failed: told }).where(matchesId);
    // Pages and files that differed are looked at anew.
    await services.enqueue(compareSiteJob, {}, tx);
  });
}

interface Failed {
  document: PlannedDocument;
  message: string;
}

async function bringEachBack(
  services: BringBackDependencies,
  act: BringBackRow,
  documents: readonly PlannedDocument[],
  signal: AbortSignal,
): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (const document of documents) {
    signal.throwIfAborted();
    const message = await bringOneBack(services, act, document);
    if (message !== undefined) failed.push({ document, message });
  }
  return failed;
}

/** Returns the sentence that tells why it could not be done. */
async function bringOneBack(
  { db, collections, report, requireNotTakenDown }: BringBackDependencies,
  { id, agentId: authorId, moment }: BringBackRow,
  { id: documentId, collection: name }: PlannedDocument,
): Promise<string | undefined> {
  const collection = collections.find((each) => each.name === name);
  if (!collection) return 'There is no such kind of content';
  try {
    await transaction(db, async (tx) => {
      await bringBack(tx, collection, { documentId, moment, authorId, requireNotTakenDown });
      await tx
        .update(bringBacks)
        .set({ done: sql`${bringBacks.done} + 1` })
        .where(eq(bringBacks.id, id));
      const ended = await endWhereWhole(tx, collections, [documentId]);
      await append(tx, {
        realm: 'agents',
        actorId: authorId,
        call: 'broughtBack',
        target: 'document',
        targetIds: [documentId],
        outcome: 'done',
        address: 'unknown',
      });
      await record(tx, 'siteIsRight', ended);
    });
    return undefined;
  } catch (error) {
    if (error instanceof Problem)
      return error.errors?.map(({ msg }) => msg).join('. ') || error.message;
    report(error);
    return 'It could not be brought back. Try it again.';
  }
}
