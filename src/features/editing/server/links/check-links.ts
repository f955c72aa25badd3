import { asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import type { Database } from '#db/database.ts';
import { linkChecks } from '#db/schema/editing.ts';
import type { AskLink, LinkAnswer } from '#gateways/links/ask-link.ts';
import { defineScheduled } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import { indianDay } from '#lib/clock.ts';
import { runWorkers } from '#lib/run-workers.ts';
import { noteLinks } from './note-links.ts';

export interface CheckLinksDependencies {
  db: Database;
  collections: readonly Collection[];
  /** None where nothing outside is asked. */
  askLink: AskLink | undefined;
  /** Whether a path of the site leads to a page. */
  answersHere: (path: string) => Promise<boolean>;
  now?: () => Date;
}

type LinkRow = typeof linkChecks.$inferSelect;

/** Addresses that one night asks; those that were asked longest ago come first. */
const MAX_LINKS = 2_000;
const HOSTS_AT_ONCE = 8;
/** Addresses that answered are asked again after so many days. */
const FRESH_DAYS = 3;

/** Every night, notes the links in what is public, and asks some of them whether they answer. */
export function createCheckLinksJob(services: CheckLinksDependencies): Job {
  return defineScheduled({
    name: 'check-links',
    lane: 'work',
    timeoutSeconds: 7_200,
    cron: '20 2 * * *',
    run: ({ signal }) => checkLinks(services, signal),
  });
}

export async function checkLinks(
  services: CheckLinksDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { db, collections } = services;
  await noteLinks(db, collections, signal);
  const due = await readDue(db);
  // One host is asked one thing at a time.
  const byHost = [...Map.groupBy(due, ({ url }) => URL.parse(url)?.host ?? '').values()];
  const next = async () => {
    for (let some = byHost.pop(); some; some = byHost.pop())
      for (const row of some) {
        signal.throwIfAborted();
        await checkOne(services, row);
      }
  };
  await runWorkers(HOSTS_AT_ONCE, next);
}

function readDue(db: Database): Promise<LinkRow[]> {
  const isOld = lt(linkChecks.askedAt, sql`now() - make_interval(days => ${FRESH_DAYS})`);
  const isDoubtful = sql`${linkChecks.answers} is not true`;
  return db
    .select()
    .from(linkChecks)
    .where(or(isNull(linkChecks.askedAt), isOld, isDoubtful))
    .orderBy(sql`${asc(linkChecks.askedAt)} nulls first`)
    .limit(MAX_LINKS);
}

async function checkOne(services: CheckLinksDependencies, row: LinkRow): Promise<void> {
  const { db, now = () => new Date() } = services;
  const answer = await askOne(services, row.url);
  if (!answer) return;
  const at = now();
  const { url } = row;
  await db
    .update(linkChecks)
    .set({ ...judge(row, answer, indianDay(at)), askedAt: at, outcome: answer.outcome })
    .where(eq(linkChecks.url, url));
}

async function askOne(
  { askLink, answersHere }: CheckLinksDependencies,
  url: string,
): Promise<LinkAnswer | undefined> {
  if (!url.startsWith('/')) return askLink?.(url);
  const answers = await answersHere(url.replace(/[?#].*/, ''));
  return answers ? { kind: 'answers', outcome: 'page' } : { kind: 'gone', outcome: 'no-page' };
}

/** An address that is gone is dead at once; one that fails, once it has failed on two days. */
function judge({ answers, failingSince }: LinkRow, { kind }: LinkAnswer, today: string) {
  if (kind === 'answers') return { answers: true, failingSince: null };
  if (kind === 'gone') return { answers: false, failingSince: failingSince ?? today };
  if (kind === 'unasked') return { answers: null, failingSince: null };
  const isSecondDay = failingSince !== null && failingSince < today;
  return { answers: isSecondDay ? false : answers, failingSince: failingSince ?? today };
}
