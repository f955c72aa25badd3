import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { isNotAhead } from '#db/lifetime.ts';
import { agentReceipts as receipts } from '#db/schema/agents.ts';
import { hashToken, newToken } from '#http/secret-token.ts';

/** The purposes of receipts, and how many minutes each is valid. */
const MINUTES = {
  /** That somebody gave the right password, and a second step is due. */
  secondStep: 5,
  /** That a browser was asked to make a passkey. */
  newPasskey: 5,
  /** A link to a new password. */
  password: 30,
} as const;

type Purpose = keyof typeof MINUTES;

const TRIES = 5;

interface Issue {
  /** None where an address is unknown, and that must not be seen from outside. */
  agentId: string | undefined;
  toSign?: string;
}

/** Makes a receipt; its token is kept nowhere. */
export async function issueReceipt(
  tx: Executor,
  purpose: Purpose,
  { agentId, toSign }: Issue,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = sql`now() + make_interval(mins => ${MINUTES[purpose]})`;
  const row = { tokenHash: hashToken(token), purpose, agentId, toSign, expiresAt };
  const [made] = await tx.insert(receipts).values(row).returning();
  if (!made) throw new Error('A receipt was not stored');
  return { token, expiresAt: made.expiresAt };
}

const isWhole = (purpose: Purpose, token: string) =>
  and(
    eq(receipts.tokenHash, hashToken(token)),
    eq(receipts.purpose, purpose),
    gt(receipts.expiresAt, sql`now()`),
    isNotAhead(receipts.createdAt, sql`${receipts.expiresAt} - ${receipts.createdAt}`),
  );

const isGood = (purpose: Purpose, token: string) =>
  and(isWhole(purpose, token), lt(receipts.tries, TRIES));

/** Reads a receipt without using it; undefined when it is unknown, used, too old or tried too often. */
export async function findReceipt(db: Executor, purpose: Purpose, token: string) {
  const [found] = await db.select().from(receipts).where(isGood(purpose, token));
  return found;
}

/**
 * Takes one of the five tries of a second step, before anything is compared, so that no two requests
 * share one. Throws where none is left.
 */
export async function takeTry(db: Executor, challenge: string) {
  const [found] = await db
    .update(receipts)
    .set({ tries: sql`${receipts.tries} + 1` })
    .where(isGood('secondStep', challenge))
    .returning();
  if (!found?.agentId) throw stepIsOver();
  return { agentId: found.agentId, toSign: found.toSign, triesLeft: TRIES - found.tries };
}

/** Notes what a passkey is to sign for a second step; the newest counts. */
export async function noteToSign(db: Executor, challenge: string, toSign: string): Promise<void> {
  await db.update(receipts).set({ toSign }).where(isGood('secondStep', challenge));
}

/** Uses a receipt up; undefined for one that another request used first. */
export async function redeemReceipt(tx: Executor, purpose: Purpose, token: string) {
  const [used] = await tx.delete(receipts).where(isWhole(purpose, token)).returning();
  return used;
}

/** Makes every receipt of an agent worthless: what it stood for has changed. */
export const voidReceipts = (tx: Executor, agentId: string) =>
  tx.delete(receipts).where(eq(receipts.agentId, agentId));

/** The error for a second step that took too long, was finished, or was tried too often. */
export function stepIsOver(): Problem {
  const message = 'This log-in took too long or was tried too often. Begin again.';
  return new Problem('wrongCredentials', {
    message,
    errors: [{ param: 'challenge', msg: message }],
  });
}

/** The error for a link that was used, has expired, or has lost its purpose. */
export function linkIsOver(): Problem {
  const message = 'This link was used or is too old. Ask for a new one.';
  return new Problem('wrongCredentials', { message });
}
