import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { receipts } from '#db/schema/index.ts';
import { hashToken, newToken } from './secret-token.ts';

interface NewReceipt {
  purpose: string;
  userId?: string;
  holds: Record<string, unknown>;
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

/** Uses a receipt up and gives what it holds; undefined when it is unknown, used or too old. */
export async function useReceipt(
  tx: Executor,
  purpose: string,
  token: string,
): Promise<Record<string, unknown> | undefined> {
  const [used] = await tx
    .update(receipts)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(receipts.tokenHash, hashToken(token)),
        eq(receipts.purpose, purpose),
        isNull(receipts.usedAt),
        gt(receipts.expiresAt, sql`now()`),
      ),
    )
    .returning({ holds: receipts.holds });
  return used?.holds as Record<string, unknown> | undefined;
}
