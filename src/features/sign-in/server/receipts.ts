import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { receipts } from '#db/schema/index.ts';
import { hashToken, newToken } from '#http/secret-token.ts';

/** What each receipt is for, and how many minutes it holds. */
const MINUTES = {
  verification: 30,
  password: 30,
  registration: 7 * 24 * 60,
  parent: 7 * 24 * 60,
  confirmAddress: 24 * 60,
} as const;

export type Purpose = keyof typeof MINUTES;

interface Issue {
  userId?: string | undefined;
  holds?: object;
}

/** Makes a receipt and gives what stands in the link. */
export async function issueReceipt(
  db: Executor,
  purpose: Purpose,
  { userId, holds = {} }: Issue,
): Promise<string> {
  const token = newToken();
  await db.insert(receipts).values({
    tokenHash: hashToken(token),
    purpose,
    userId,
    holds,
    expiresAt: sql`now() + make_interval(mins => ${MINUTES[purpose]})`,
  });
  return token;
}

export interface Redeemed {
  purpose: Purpose;
  userId: string | null;
  holds: unknown;
}

const isOpen = and(isNull(receipts.usedAt), gt(receipts.expiresAt, sql`now()`));

/** Takes a receipt, once; undefined when it is none, was used or is too old. What it held is emptied. */
export async function redeemReceipt(
  db: Executor,
  token: string,
  purposes: readonly Purpose[],
): Promise<Redeemed | undefined> {
  const tokenHash = hashToken(token);
  const [open] = await db
    .select({ purpose: receipts.purpose, userId: receipts.userId, holds: receipts.holds })
    .from(receipts)
    .where(and(eq(receipts.tokenHash, tokenHash), isOpen))
    .for('update');
  if (!open || !purposes.includes(open.purpose as Purpose)) return undefined;
  await db
    .update(receipts)
    .set({ usedAt: sql`now()`, holds: {} })
    .where(eq(receipts.tokenHash, tokenHash));
  return { ...open, purpose: open.purpose as Purpose };
}

/** Makes all other receipts of a user for a purpose worthless. */
export const voidReceipts = (db: Executor, userId: string, purpose: Purpose) =>
  db.delete(receipts).where(and(eq(receipts.userId, userId), eq(receipts.purpose, purpose)));
