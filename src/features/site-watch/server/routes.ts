import { and, eq } from 'drizzle-orm';
import type { Collection } from '#content/declare/collection.ts';
import { byName } from '#content/server/drafts/collections.ts';
import { historyBegins, requireKnown } from '#content/server/edit/publications-at.ts';
import { Problem } from '#contract/problems.ts';
import type { Database, Transaction } from '#db/database.ts';
import { bringBacks } from '#db/schema/site-watch.ts';
import { bind } from '#http/bind.ts';
import type { HandlerContext } from '#http/bind.ts';
import type { Caller } from '#http/caller.ts';
import type { Enqueue } from '#jobs/queue.ts';
import { agentOf } from '#people/realms/agent-of.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import {
  bringBackContent,
  bringBackSite,
  compareSite,
  findBringBack,
  planMoment,
  readSiteState,
} from '../contract.ts';
import { countOpen, recentAlarms } from './alarms.ts';
import type { AlarmRow } from './alarms.ts';
import { bringBackJob } from './bring-back-job.ts';
import { compareSiteJob, lastComparison } from './compare-job.ts';
import { planOf } from './plan.ts';

export interface SiteWatchDependencies {
  db: Database;
  collections: readonly Collection[];
  enqueue: Enqueue;
  /** Throws `forbidden` unless the caller has proven within minutes who they are. */
  requireProof: (tx: Transaction, caller: Caller) => Promise<unknown>;
}

const SHOWN = 200;

export const siteWatchRoutes = (services: SiteWatchDependencies) => {
  const { db, collections, enqueue } = services;
  const named = byName(collections);
  const wanted = (name: string) => (name === '' ? collections : [named.of(name)]);
  return [
    bind(readSiteState, async () => {
      const [last, open, rows] = await Promise.all([
        lastComparison(db),
        countOpen(db),
        recentAlarms(db),
      ]);
      const { at, texts = 0, pages = 0, files = 0 } = last ?? {};
      const compared = at ? { at: at.toISOString(), texts, pages, files } : null;
      return { data: { compared, open, alarms: rows.map(shownAlarm) } };
    }),

    bind(compareSite, async ({ act }) => {
      await act((tx) => enqueue(compareSiteJob, {}, tx));
      return { message: 'It is being compared.' };
    }),

    bind(
      planMoment,
      async ({ query: { collection, id, moment: then }, caller }) => {
        const moment = new Date(then);
        await requireKnown(db, moment);
        const agent = callingAgent(caller);
        const readable = wanted(collection).filter(({ section }) =>
          agent.mayAnywhere(`${section}:read`),
        );
        const plan = await planOf(db, readable, { moment, documentId: id, limit: SHOWN });
        const begins = (await historyBegins(db)).toISOString();
        return { data: { ...plan, begins } };
      },
      named.sectionOf,
    ),

    bind(bringBackContent, (context) => begin(services, context), named.sectionOf),
    bind(bringBackSite, (context) => {
      wanted(context.body.collection);
      return begin(services, context);
    }),

    bind(findBringBack, async ({ query: { id }, caller }) => {
      const isOwn = and(eq(bringBacks.id, id), eq(bringBacks.agentId, agentOf(caller)));
      const [row] = await db.select().from(bringBacks).where(isOwn);
      if (!row) throw new Problem('notFound');
      const { all, done, doneAt, failed } = row;
      return { data: { all, done, isDone: doneAt !== null, failed } };
    }),
  ];
};

type Context = HandlerContext<typeof bringBackSite>;

interface BringBackContext extends Pick<Context, 'caller' | 'act' | 'addTargets'> {
  body: Pick<Context['body'], 'collection' | 'id' | 'moment' | 'reason'>;
}

/** Keeps what is to be done, and enqueues the work. */
async function begin(
  { db, enqueue, requireProof }: SiteWatchDependencies,
  { body, caller, act, addTargets }: BringBackContext,
) {
  const { collection, id: documentId, reason } = body;
  const moment = new Date(body.moment);
  await requireKnown(db, moment);
  const id = await act(async (tx) => {
    await requireProof(tx, caller);
    const scope = { collection: collection || null, documentId: documentId ?? null };
    const row = { ...scope, moment, reason, agentId: agentOf(caller) };
    const [made] = await tx.insert(bringBacks).values(row).returning({ id: bringBacks.id });
    if (!made) throw new Error('An act was not kept');
    addTargets(made.id);
    await enqueue(bringBackJob, { id: made.id }, tx);
    return made.id;
  });
  return { message: 'It is being brought back.', data: { id } };
}

function shownAlarm({ documentId: document, foundAt, endedAt, ...alarm }: AlarmRow) {
  const ended = endedAt ? endedAt.toISOString() : null;
  return { ...alarm, document, foundAt: foundAt.toISOString(), endedAt: ended };
}
