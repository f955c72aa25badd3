import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { receipts } from '#db/schema/index.ts';
import { hashToken, newToken } from '#http/secret-token.ts';

const AN_HOUR = 60;
const A_DAY = 24 * AN_HOUR;
const A_WEEK = 7 * A_DAY;

/** What receipts are for, and how many minutes each holds. */
const MINUTES = {
  /** That somebody has a mobile number. */
  verification: 30,
  password: 30,
  registration: A_WEEK,
  parent: A_WEEK,
  confirmAddress: A_DAY,
  /** In the mail that asks. */
  confirmNewsletter: A_WEEK,
  /** In every letter, and good for as long as people keep letters. */
  leaveNewsletter: 10 * 365 * A_DAY,
} as const;

type Purpose = keyof typeof MINUTES;

interface Issue {
  /** Whose it is, where they have an account. */
  userId?: string | undefined;
  holds?: object;
}

/** Makes a receipt and gives what stands in the link; it is kept nowhere. */
export async function issueReceipt(
  tx: Executor,
  purpose: Purpose,
  { userId, holds = {} }: Issue,
): Promise<string> {
  const token = newToken();
  const expiresAt = sql`now() + make_interval(mins => ${MINUTES[purpose]})`;
  await tx
    .insert(receipts)
    .values({ purpose, userId, holds, tokenHash: hashToken(token), expiresAt });
  return token;
}

/** Makes the receipts of a user worthless, all or those for one purpose. */
export const voidReceipts = (tx: Executor, userId: string, purpose?: Purpose) =>
  tx
    .delete(receipts)
    .where(and(eq(receipts.userId, userId), purpose && eq(receipts.purpose, purpose)));

export interface Used<Purposes extends Purpose> {
  purpose: Purposes;
  userId: string | null;
  holds: unknown;
}

/**
 * Uses a receipt of one of the purposes up, inside a transaction; undefined when it is unknown, used
 * or too old. What it held is kept no longer.
 */
export async function useReceipt<Purposes extends Purpose>(
  tx: Executor,
  purposes: readonly Purposes[],
  token: string,
): Promise<Used<Purposes> | undefined> {
  const tokenHash = hashToken(token);
  const isGood = and(isNull(receipts.usedAt), gt(receipts.expiresAt, sql`now()`));
  const [found] = await tx
    .select({ purpose: receipts.purpose, userId: receipts.userId, holds: receipts.holds })
    .from(receipts)
    .where(and(eq(receipts.tokenHash, tokenHash), isGood))
    .for('update');
  const purpose = purposes.find((one) => one === found?.purpose);
  if (!found || !purpose) return undefined;
  await tx
    .update(receipts)
    .set({ usedAt: sql`now()`, holds: {} })
    .where(eq(receipts.tokenHash, tokenHash));
  return { ...found, purpose };
}

/** Uses the proof of a mobile number up and gives the number; undefined for one that is no good. */
export async function takeVerification(tx: Executor, token: string): Promise<string | undefined> {
  const proof = await useReceipt(tx, ['verification'], token);
  return (proof?.holds as { phoneNumber?: string } | undefined)?.phoneNumber;
}
