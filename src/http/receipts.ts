import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { receipts } from '#db/schema/index.ts';
import { hashToken, newToken } from './secret-token.ts';

interface NewReceipt {
  purpose: string;
  /** Whose it is, where they have an account. */
  userId?: string | undefined;
  holds: object;
  /** How long it can be used. */
  minutes: number;
}

/** Makes a receipt and gives its token, which is kept nowhere. */
export async function makeReceipt(tx: Executor, receipt: NewReceipt): Promise<string> {
  const { minutes, ...rest } = receipt;
  const token = newToken();
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`;
  await tx.insert(receipts).values({ ...rest, tokenHash: hashToken(token), expiresAt });
  return token;
}

export interface Used<Purpose extends string> {
  purpose: Purpose;
  userId: string | null;
  holds: unknown;
}

/**
 * Uses a receipt of one of the purposes up, inside a transaction; undefined when it is unknown, used
 * or too old. What it held is kept no longer.
 */
export async function useReceipt<Purpose extends string>(
  tx: Executor,
  purposes: readonly Purpose[],
  token: string,
): Promise<Used<Purpose> | undefined> {
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
