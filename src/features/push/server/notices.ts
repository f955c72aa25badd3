import { and, desc, eq, sql } from 'drizzle-orm';
import { beingWritten } from '#contract/broadcasts.ts';
import { plannerSuspended } from '#contract/planner-suspended.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { Topic } from '#contract/topics.ts';
import type { Executor } from '#db/database.ts';
import { pushNotices } from '#db/schema/push.ts';
import type { NamedPerson } from '#people/realms/calling-agent.ts';
import type { PushNotice } from '../contract.ts';
import { countDeliveries } from './deliveries.ts';

export type Notice = typeof pushNotices.$inferSelect;

const MAX_SHOWN = 100;

/** The newest push messages. */
export const readNotices = (db: Executor): Promise<Notice[]> =>
  db.select().from(pushNotices).orderBy(desc(pushNotices.createdAt)).limit(MAX_SHOWN);

/** The wish of a push message to go out, to everybody. */
export const wishOf = (item: string) => ({ kind: 'push', item }) as const;

/** A push message, held until the transaction ends; throws `notFound`. */
export async function lockNotice(tx: Executor, id: string): Promise<Notice> {
  const [found] = await tx.select().from(pushNotices).where(eq(pushNotices.id, id)).for('update');
  if (!found) throw new Problem('notFound');
  return found;
}

/** A push message, held as the caller saw it; throws `conflict` where somebody changed it since. */
export async function lockAsSeen(
  tx: Executor,
  { id, revision }: { id: string; revision?: number | undefined },
): Promise<Notice> {
  const found = await lockNotice(tx, id);
  if (found.revision !== revision) throw new Problem('conflict');
  return found;
}

interface Written {
  id?: string | undefined;
  revision?: number | undefined;
  texts: Partial<Record<string, { title: string; text: string }>>;
  topic: Topic;
  path: string;
  certificate: string | null;
}

/** Whether the words may still be changed. */
export const isOpen = ({ state }: Notice): boolean => beingWritten.some((each) => each === state);

/** Writes a message; whatever was approved of it is approved no longer. */
export async function save(tx: Executor, written: Written, agentId: string) {
  const { id, topic, path, certificate } = written;
  const said = Object.entries(written.texts).filter(([, words]) => words?.title || words?.text);
  const texts = Object.fromEntries(said) as Notice['texts'];
  if (!id) {
    const row = { texts, topic, path, certificate, authors: [agentId] };
    const [made] = await tx.insert(pushNotices).values(row).returning();
    if (!made) throw new Error('A push message was not kept');
    return made;
  }
  const found = await lockAsSeen(tx, written as { id: string });
  if (!isOpen(found)) throw new Problem('doneAlready');
  const authors = [...new Set([...found.authors, agentId])];
  const [row] = await tx
    .update(pushNotices)
    .set({
      texts,
      topic,
      path,
      certificate,
      authors,
      state: 'draft',
      approvedBy: null,
      revision: found.revision + 1,
      editedAt: sql`now()`,
    })
    .where(eq(pushNotices.id, id))
    .returning();
  return row ?? found;
}

/** Throws 422 unless every language that was begun has both a title and a text, and there is one. */
export function requireWhole({ texts }: Notice): void {
  const all = Object.entries(texts);
  if (all.length === 0) throw invalid({ param: 'texts', msg: 'Write a title and a text' });
  const missing = all.flatMap(([code, { title, text }]) => [
    ...(title ? [] : [{ param: `texts.${code}.title`, msg: 'Write a title' }]),
    ...(text ? [] : [{ param: `texts.${code}.text`, msg: 'Write a text' }]),
  ]);
  if (missing.length > 0) throw invalid(...missing);
}

/** Changes the state of a message that this transaction holds. */
export async function setState(tx: Executor, id: string, change: Partial<Notice>): Promise<void> {
  await tx.update(pushNotices).set(change).where(eq(pushNotices.id, id));
}

/** Takes back what was planned, or stops what is on its way. */
export async function stop(tx: Executor, id: string): Promise<void> {
  const notice = await lockNotice(tx, id);
  if (notice.state === 'sending') return setState(tx, id, { state: 'stopped' });
  if (notice.state !== 'planned') throw new Problem('doneAlready');
  await setState(tx, id, backWhereItWas(notice));
}

/** Takes back whatever an agent has planned, with the reason; returns the ids. */
export async function takeBackFrom(tx: Executor, agentId: string): Promise<string[]> {
  const isTheirs = and(eq(pushNotices.state, 'planned'), eq(pushNotices.sentBy, agentId));
  const planned = await tx.select().from(pushNotices).where(isTheirs).for('update');
  const [reason] = plannerSuspended;
  for (const notice of planned)
    await setState(tx, notice.id, { ...backWhereItWas(notice), reason });
  return planned.map(({ id }) => id);
}

/** The fields of a message as they stood before it was planned. */
export const backWhereItWas = ({ approvedBy }: Notice): Partial<Notice> => ({
  state: approvedBy ? 'approved' : 'draft',
  sendAt: null,
  sentBy: null,
});

/** Throws a message away; what went out stays. */
export async function discard(tx: Executor, id: string): Promise<void> {
  const found = await lockNotice(tx, id);
  if (!isOpen(found)) throw new Problem('doneAlready');
  await tx.delete(pushNotices).where(and(eq(pushNotices.id, id)));
}

interface Presenting {
  db: Executor;
  name: (id: string) => NamedPerson;
  /** Whether the caller may approve what others wrote. */
  mayReview: boolean;
  agentId: string;
}

/** A message as the wire tells it. */
export async function present(notice: Notice, told: Presenting): Promise<PushNotice> {
  const { db, name, mayReview, agentId } = told;
  const { id, texts, topic, path, certificate, state, revision, authors, reason, total } = notice;
  const isUnderWay = notice.startedAt !== null && notice.finishedAt === null;
  const { sent, gone, failed, unclear } = isUnderWay ? await countDeliveries(db, id) : notice;
  const named = (one: string | null) => (one ? name(one) : null);
  return {
    id,
    texts,
    path,
    certificate,
    state,
    revision,
    reason,
    // Nothing else is ever written there.
    topic: topic as Topic,
    authors: authors.map(name),
    approvedBy: named(notice.approvedBy),
    sentBy: named(notice.sentBy),
    sendAt: notice.sendAt?.toISOString() ?? null,
    finishedAt: notice.finishedAt?.toISOString() ?? null,
    figures: { total, sent, gone, failed, unclear },
    mayApprove: mayReview && state === 'waiting' && !authors.includes(agentId),
  };
}
