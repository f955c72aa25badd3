import { createHash, ECDH } from 'node:crypto';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { PushAddress } from '#contract/push-token.ts';
import { topicNames } from '#contract/topics.ts';
import type { Topic } from '#contract/topics.ts';
import type { Executor } from '#db/database.ts';
import { pushSubscriptions } from '#db/schema/push.ts';
import { isSameSecret } from '#lib/same-secret.ts';
import { recordChangedConsent } from '#people/consents.ts';
import { lockUser } from '#people/lock-user-row.ts';

type Subscription = typeof pushSubscriptions.$inferSelect;

/** Browsers of one person; the one that was away longest makes room for another. */
const MAX_OF_USER = 10;

const TAKEN = 'This browser is registered to somebody else. Ask it for a new token.';

interface Ending {
  token: PushAddress;
  language: Language;
  /** The account that is logged in. */
  userId: string | undefined;
}

interface Wish extends Ending {
  topics: readonly Topic[] | undefined;
  replaces: PushAddress | undefined;
  /** Whether only a browser that is known is wanted. */
  refresh: boolean;
}

/**
 * Registers a browser, or changes what it is written about; returns its topics. An endpoint alone proves
 * nothing: whoever changes a known one needs its keys, which no push service and no other page has. Throws
 * `conflict` without them, and where it belongs to the account of somebody else. In a session it is a consent.
 */
export async function subscribe(tx: Executor, wish: Wish): Promise<Topic[]> {
  requirePoint(wish.token);
  const owner = wish.userId ? await lockUser(tx, { id: wish.userId }) : undefined;
  const userId = owner?.id ?? null;
  // Its owner may have taken the consent back on another device, and nobody pressed anything here.
  if (wish.refresh && !(await isKnown(tx, wish))) return [];
  const row = (await insert(tx, wish, userId)) ?? (await change(tx, wish, userId));
  if (row.userId) await dropOldest(tx, row.userId, row.id);
  if (userId) await recordConsent(tx, { userId, given: true, language: wish.language });
  // Nothing else is ever written there.
  return row.topics as Topic[];
}

/**
 * Forgets a browser; an endpoint without its keys changes nothing, and nobody is told. The last one of whoever is
 * logged in takes their consent back.
 */
export async function unsubscribe(tx: Executor, { token, userId, language }: Ending) {
  const owner = userId ? await lockUser(tx, { id: userId }) : undefined;
  const ended = await takeOut(tx, token);
  if (!owner || ended?.userId !== owner.id) return;
  if ((await tx.$count(pushSubscriptions, eq(pushSubscriptions.userId, owner.id))) > 0) return;
  await recordConsent(tx, { userId: owner.id, given: false, language });
}

/** Forgets every browser of an account, so that no message goes there any more. */
export async function endPushOf(tx: Executor, userId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

const recordConsent = (
  tx: Executor,
  said: Pick<Wish, 'language'> & { userId: string; given: boolean },
) => recordChangedConsent(tx, { ...said, purpose: 'push', source: 'device' });

/** Whether the browser is registered, by this token or by the one before it. */
async function isKnown(tx: Executor, { token, replaces }: Wish): Promise<boolean> {
  const found = (await findLocked(tx, token)) ?? (replaces && (await findOwn(tx, replaces)));
  return found !== undefined;
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
  const found = await findOwn(tx, token);
  if (found) await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, found.id));
  return found;
}

/** The browser of a token, if the token has its keys too. */
async function findOwn(tx: Executor, token: PushAddress): Promise<Subscription | undefined> {
  const found = await findLocked(tx, token);
  return found && hasKeys(found, token) ? found : undefined;
}

async function findLocked(tx: Executor, token: PushAddress): Promise<Subscription | undefined> {
  const matchesEndpoint = eq(pushSubscriptions.endpointHash, hashOf(token));
  const [found] = await tx.select().from(pushSubscriptions).where(matchesEndpoint).for('update');
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
  const keysOf = ({ p256dh, auth }: PushAddress) => `${p256dh} ${auth}`;
  return isSameSecret(keysOf(given), keysOf(stored));
}

/** Throws 422 for a key that is no point of the curve, so that nothing could be encrypted for it. */
export function requirePoint({ p256dh }: PushAddress): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    throw invalid({ param: 'token', msg: 'This is no push token of a browser' });
  }
}
