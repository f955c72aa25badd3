import { setTimeout as pause } from 'node:timers/promises';
import { desc, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { append } from '#audit/append.ts';
import { compareSome, findMissing } from '#content/server/edit/compare-published.ts';
import type { Place } from '#content/server/edit/compare-published.ts';
import type { Database, Transaction } from '#db/database.ts';
import { siteComparisons } from '#db/schema/site-watch.ts';
import { transaction } from '#db/transaction.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { Report } from '#jobs/queue.ts';
import type { SendMessage } from '#messages/send.ts';
import { agentReaders } from '#people/realms/agent-directory.ts';
import { end, kindsOfTexts, notAmong, openAlarms, raise } from './alarms.ts';
import type { AlarmRow, AlarmDifference } from './alarms.ts';
import { compareFiles } from './compare-files.ts';
import { comparePages, textKey } from './compare-pages.ts';
import type { PageParts } from './compare-pages.ts';
import { siteAlarmMessage } from './messages.ts';

export interface CompareDependencies extends PageParts {
  db: Database;
  storage: Storage;
  sendMessage: SendMessage;
  publicUrl: string;
  report: Report;
}

/** The job that compares what is served with what was published; the site runs it every hour. */
export const compareSiteJob = { name: 'compare-site', payload: z.object({}) };

/** The pause between two batches, so that visitors' statements come first. */
const PAUSE_MS = 10;
const KEPT_DAYS = 90;
const NAMED = 5;
/** Documents that one entry of the record names. */
const MAX_TARGETS = 100;

export function createCompareSiteJob(services: CompareDependencies): Job {
  return defineJob({
    ...compareSiteJob,
    retry: { times: 3, firstWaitSeconds: 30, longestWaitSeconds: 300 },
    lane: 'work',
    timeoutSeconds: 3_000,
    cron: '17 * * * *',
    run: async (_, { signal }) => compareAll(services, signal),
  });
}

async function compareAll(services: CompareDependencies, signal: AbortSignal): Promise<void> {
  const { db } = services;
  const { lastPage = null, lastFile = null } = (await lastComparison(db)) ?? {};
  const texts = await compareTexts(services, signal);
  const lasting = await openAlarms(db);
  const ofPages = lasting.filter(({ kind }) => kind === 'page').map((each) => each.documentId);
  const ofFiles = lasting.filter(({ kind }) => kind === 'file').map(({ part }) => part);
  const pages = await comparePages(services, { after: lastPage, also: ofPages }, signal);
  const files = await compareFiles(services, { after: lastFile, also: ofFiles }, signal);
  const altered = new Set(texts.found.map(({ documentId }) => documentId));
  // A page whose text was altered differs for that reason.
  const onPages = pages.found.filter(({ documentId }) => !altered.has(documentId));
  const found = [...texts.found, ...onPages, ...files.found];
  const isText = (alarm: AlarmRow) => kindsOfTexts.some((kind) => kind === alarm.kind);
  const isCompared = (alarm: AlarmRow) =>
    isText(alarm) ||
    (alarm.kind === 'page' && pages.asked.has(textKey(alarm.documentId, alarm.part))) ||
    (alarm.kind === 'file' && files.read.has(alarm.part));
  const raised = await transaction(db, async (tx) => {
    const open = await openAlarms(tx);
    const ended = notAmong(open, found, isCompared);
    await end(tx, ended);
    const fresh = await raise(tx, found);
    await writeToKeepers(services, tx, fresh);
    const row = { texts: texts.texts, pages: pages.pages, files: files.files };
    const differences = open.length - ended.length + fresh.length;
    const places = { lastPage: pages.last, lastFile: files.last };
    await tx.insert(siteComparisons).values({ ...row, ...places, differences });
    await tx
      .delete(siteComparisons)
      .where(lt(siteComparisons.at, sql`now() - make_interval(days => ${KEPT_DAYS})`));
    await record(tx, 'siteDiffers', fresh);
    await record(tx, 'siteIsRight', ended);
    return fresh.length;
  });
  if (raised > 0)
    services.report(new Error(`The site shows something else than was published (${raised})`));
}

/** All of them, however many differ: bringing back goes by the alarms. */
async function compareTexts({ db, collections }: CompareDependencies, signal: AbortSignal) {
  const found: AlarmDifference[] = [];
  let texts = 0;
  for (let after: Place | undefined, isMore = true; isMore; await pause(PAUSE_MS)) {
    signal.throwIfAborted();
    const some = await compareSome(db, collections, after);
    found.push(...some.differences);
    texts += some.texts;
    after = some.last;
    isMore = after !== undefined;
  }
  found.push(...(await findMissing(db)));
  return { found, texts };
}

export async function lastComparison(db: Database | Transaction) {
  const [row] = await db.select().from(siteComparisons).orderBy(desc(siteComparisons.id)).limit(1);
  return row;
}

/** One mail for all that is new, to those who decide on the site. */
async function writeToKeepers(
  { sendMessage, publicUrl }: CompareDependencies,
  tx: Transaction,
  fresh: readonly AlarmDifference[],
): Promise<void> {
  if (fresh.length === 0) return;
  const titles = [...new Set(fresh.map(({ title }) => title))];
  const more = titles.length > NAMED ? ' …' : '';
  const values = {
    count: String(fresh.length),
    titles: titles.slice(0, NAMED).join(' · ') + more,
    link: `${publicUrl}/agent/record/site`,
  };
  for (const reader of await agentReaders(tx, 'settings:admin'))
    await sendMessage(siteAlarmMessage.mail(reader, values), tx);
}

/** The record tells of it as of a job: nobody was logged in. */
export async function record(
  tx: Transaction,
  call: 'siteDiffers' | 'siteIsRight',
  about: readonly { documentId: string }[],
): Promise<void> {
  if (about.length === 0) return;
  const targetIds = [...new Set(about.map(({ documentId }) => documentId))].slice(0, MAX_TARGETS);
  const entry = { call, target: 'document', targetIds, outcome: 'done' } as const;
  await append(tx, { ...entry, realm: 'agents', actorId: null, address: 'unknown' });
}
