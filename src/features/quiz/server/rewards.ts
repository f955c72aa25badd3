import { and, eq, inArray } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { publishChange, tagRead } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { quizClaims, quizPlayers, quizStock } from '#db/schema/quiz.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler } from '#http/bind.ts';
import { deriveKey, keyedHash } from '#lib/derived-keys.ts';
import { lockSessionOwner, requireSession } from '#people/require-session.ts';
import { quizRewards } from '../collection.ts';
import type { claimQuizReward, listQuizRewards } from '../contract/rewards.ts';
import type { QuizDependencies } from './dependencies.ts';
import { takeFrom } from './stock.ts';

export function listRewardsWith({ db, reader }: QuizDependencies): Handler<typeof listQuizRewards> {
  return async ({ language }) => {
    tagRead(quizRewards.name);
    const { data } = await reader.list(quizRewards, language);
    const claimed = await readClaimed(
      db,
      data.map(({ id }) => id),
    );
    return {
      data: data.map(({ id, title, summary, language: spoken, days, stock }) => ({
        id,
        title,
        summary: summary ?? '',
        language: spoken,
        days,
        left: Math.max(0, stock - (claimed.get(id) ?? 0)),
      })),
    };
  };
}

export async function readClaimed(db: Executor, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(quizStock).where(inArray(quizStock.rewardId, ids));
  return new Map(rows.map(({ rewardId, claimed }) => [rewardId, claimed]));
}

/** Claims a reward; of two who claim the last one at once, the row of the stock lets one through. */
export function claimRewardWith({
  db,
  reader,
  secret,
}: QuizDependencies): Handler<typeof claimQuizReward> {
  const key = deriveKey(secret, 'quiz numbers');
  return async ({ body: { id }, caller }) => {
    const [reward] = await reader.pick(quizRewards, primaryLanguage, [id]);
    if (!reward) throw new Problem('notFound', { message: 'This reward is not given any more.' });
    await transaction(db, async (tx) => {
      const { id: userId, phoneNumber } = await lockSessionOwner(tx, requireSession(caller));
      if (phoneNumber === null) throw new Problem('forbidden', { message: NEEDS_NUMBER });
      await requireDays(tx, userId, reward.days);
      // The row of the account is held, so that it claims one thing at a time, whatever its number is by now.
      if (await hasClaimed(tx, userId, id)) throw new Problem('doneAlready', CLAIMED);
      const phoneHash = keyedHash(key, phoneNumber);
      const [claim] = await tx
        .insert(quizClaims)
        .values({ rewardId: id, userId, phoneHash })
        .onConflictDoNothing()
        .returning({ id: quizClaims.id });
      if (!claim) throw new Problem('doneAlready', CLAIMED);
      await takeFrom(tx, id, { stock: reward.stock, count: 1 });
      await publishChange(tx, [quizRewards.name]);
    });
    return { message: 'It is yours. We write to you about it.' };
  };
}

const CLAIMED = { message: 'You have claimed this already.' };

const hasClaimed = async (tx: Executor, userId: string, rewardId: string) =>
  (await tx.$count(
    quizClaims,
    and(eq(quizClaims.userId, userId), eq(quizClaims.rewardId, rewardId)),
  )) > 0;

const NEEDS_NUMBER = 'Add your mobile number to your profile first.';

async function requireDays(tx: Executor, userId: string, days: number): Promise<void> {
  const [player] = await tx
    .select({ best: quizPlayers.bestStreak })
    .from(quizPlayers)
    .where(eq(quizPlayers.userId, userId));
  if ((player?.best ?? 0) < days)
    throw new Problem('forbidden', { message: `This one is for ${days} days in a row.` });
}
