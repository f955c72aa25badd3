import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { messages } from '#db/schema/messages.ts';
import { receipts } from '#db/schema/people.ts';
import type { Purpose } from './receipts.ts';

const A_DAY_AGO = sql`now() - interval '1 day'`;

/**
 * Whether a mail with a receipt for this purpose went to the address in the last day, and waits. The
 * receipt holds the `email` and the id of the `mail`; a mail that never arrived was no question.
 */
export async function wasRequestedRecently(
  tx: Executor,
  purpose: Purpose,
  email: string,
): Promise<boolean> {
  const isOfToday = and(
    eq(receipts.purpose, purpose),
    sql`${receipts.holds}->>'email' = ${email}`,
    isNull(receipts.usedAt),
    gt(receipts.createdAt, A_DAY_AGO),
    sql`NOT EXISTS (
      SELECT FROM ${messages}
      WHERE ${messages.id} = (${receipts.holds}->>'mail')::uuid AND ${messages.state} = 'failed'
    )`,
  );
  return (await tx.$count(receipts, isOfToday)) > 0;
}
