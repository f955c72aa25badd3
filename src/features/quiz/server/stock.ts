import { and, eq, sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { quizStock } from '#db/schema/quiz.ts';

interface StockRequest {
  /** How many there are; unlimited for a reward that is not published any more. */
  stock: number | undefined;
  count: number;
}

/** Takes some of a reward from its stock; 409 where not so many are left. */
export async function takeFrom(
  tx: Executor,
  rewardId: string,
  { stock, count }: StockRequest,
): Promise<void> {
  await tx.insert(quizStock).values({ rewardId }).onConflictDoNothing();
  const claimed = sql`${quizStock.claimed} + ${count}`;
  const isLeft = stock === undefined ? undefined : sql`${claimed} <= ${stock}`;
  const taken = await tx
    .update(quizStock)
    .set({ claimed })
    .where(and(eq(quizStock.rewardId, rewardId), isLeft))
    .returning({ id: quizStock.rewardId });
  if (taken.length === 0)
    throw new Problem('doneAlready', { message: 'The last one was given away just now.' });
}

/** Puts some of a reward back into its stock. */
export async function putBack(tx: Executor, rewardId: string, count: number): Promise<void> {
  await tx
    .update(quizStock)
    .set({ claimed: sql`${quizStock.claimed} - ${count}` })
    .where(eq(quizStock.rewardId, rewardId));
}
