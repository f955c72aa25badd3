import { createHash, ECDH, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { invalid, Problem } from '#contract/problems.ts';
import type { PushAddress } from '#contract/push-token.ts';
import { topicNames } from '#contract/topics.ts';
import type { Topic } from '#contract/topics.ts';
import type { Executor } from '#db/database.ts';
import { pushSubscriptions } from '#db/schema/push.ts';
import { lockUser } from '#people/lock-user-row.ts';

type Subscription = typeof pushSubscriptions.$inferSelect;

/** Browsers of one person; the one that was away longest makes room for another. */
const MAX_OF_USER = 10;

const TAKEN = 'This browser is registered to somebody else. Ask it for a new token.';

interface Wish {
  token: PushAddress;
  language: string;
  /** The account that is logged in. */
  userId: string | undefined;
  topics: readonly Topic[] | undefined;
  replaces: PushAddress | undefined;
}

/**
 * Registers a browser, or changes what it is written about; returns its topics. An endpoint alone proves
 * nothing: whoever changes a known one needs its keys, which no push service and no other page has. Throws
 * `conflict` without them, and where it belongs to the account of somebody else.
 */
export async function subscribe(tx: Executor, wish: Wish): Promise<Topic[]> {
  requirePoint(wish.token);
  const owner = wish.userId ? await lockUser(tx, { id: wish.userId }) : undefined;
  const userId = owner?.id ?? null;
  const row = (await insert(tx, wish, userId)) ?? (await change(tx, wish, userId));
  if (row.userId) await dropOldest(tx, row.userId, row.id);
  // Nothing else is ever written there.
  return row.topics as Topic[];
}

/** Forgets a browser; an endpoint without its keys changes nothing, and nobody is told. */
export async function unsubscribe(tx: Executor, token: PushAddress): Promise<void> {
  await takeOut(tx, token);
}

/** Undefined where the endpoint is known; the one before it gives its choices to a new one. */
async function insert(tx: Executor, wish: Wish, userId: string | null) {
  const { token, replaces } = wish;
  const before = replaces && (await takeOut(tx, replaces));
  const { topics, language, userId: ofBefore } = { ...wish, userId: null, ...before };
  const row = { ...token, userId: userId ?? ofBefore, language };
  const [made] = await tx
    .insert(pushSubscriptions)
    .values({
      ...row,
      endpointHash: hashOf(token),
      host: new URL(token.endpoint).host,
      topics: [...(wish.topics ?? topics ?? topicNames)],
    })
    .onConflictDoNothing()
    .returning();
  return made;
}

async function change(tx: Executor, wish: Wish, userId: string | null): Promise<Subscription> {
  const found = await findLocked(tx, wish.token);
  if (!found) throw new Problem('busy', { retryAfter: 1 });
  const isOfAnother = userId !== null && found.userId !== null && found.userId !== userId;
  if (!hasKeys(found, wish.token) || isOfAnother) throw new Problem('conflict', { message: TAKEN });
  const { language, topics } = wish;
  const changes = { language, ...(topics && { topics: [...topics] }), ...(userId && { userId }) };
  const [row] = await tx
    .update(pushSubscriptions)
    .set({ ...changes, seenAt: sql`now()` })
    .where(eq(pushSubscriptions.id, found.id))
    .returning();
  return row ?? found;
}

async function takeOut(tx: Executor, token: PushAddress): Promise<Subscription | undefined> {
  const found = await findLocked(tx, token);
  if (!found || !hasKeys(found, token)) return undefined;
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, found.id));
  return found;
}

async function findLocked(tx: Executor, token: PushAddress): Promise<Subscription | undefined> {
  const isIt = eq(pushSubscriptions.endpointHash, hashOf(token));
  const [found] = await tx.select().from(pushSubscriptions).where(isIt).for('update');
  return found;
}

async function dropOldest(tx: Executor, userId: string, kept: string): Promise<void> {
  const { id, seenAt } = pushSubscriptions;
  const surplus = tx
    .select({ id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), ne(id, kept)))
    .orderBy(desc(seenAt), id)
    .offset(MAX_OF_USER - 1);
  await tx.delete(pushSubscriptions).where(inArray(id, surplus));
}

const hashOf = ({ endpoint }: PushAddress) => createHash('sha256').update(endpoint).digest();

function hasKeys(stored: PushAddress, given: PushAddress): boolean {
  const bytes = ({ p256dh, auth }: PushAddress) =>
    createHash('sha256').update(`${p256dh} ${auth}`).digest();
  return timingSafeEqual(bytes(stored), bytes(given));
}

/** Throws 422 for a key that is no point of the curve, so that nothing could be encrypted for it. */
export function requirePoint({ p256dh }: PushAddress): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    throw invalid({ param: 'token', msg: 'This is no push token of a browser' });
  }
}
