import { desc, eq, or } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import { publishChange } from '#db/cache-tags.ts';
import { quizPlayers } from '#db/schema/quiz.ts';
import type { Handler } from '#http/bind.ts';
import type { barFromQuizRanking, listRankedPlayers } from '../contract/desk.ts';
import type { QuizDependencies } from './dependencies.ts';
import { isInRanking, RANKING_TAG } from './ranking.ts';

const SHOWN = 200;

/** The first of the ranking, and those who are kept out of it. */
export function listRankedWith({ db }: QuizDependencies): Handler<typeof listRankedPlayers> {
  return async ({ addTargets }) => {
    const { userId, rankName, rankConstituency, points, isRankBarred } = quizPlayers;
    const data = await db
      .select({
        userId,
        name: rankName,
        constituency: rankConstituency,
        points,
        isBarred: isRankBarred,
      })
      .from(quizPlayers)
      .where(or(isInRanking, eq(isRankBarred, true)))
      .orderBy(desc(isRankBarred), desc(points), userId)
      .limit(SHOWN);
    addTargets(...data.map((each) => each.userId));
    return { data };
  };
}

/** Takes the name of a player down and no other from them; or lets them choose one again. */
export function barFromRankingWith(): Handler<typeof barFromQuizRanking> {
  return async ({ body: { id, isBarred }, act }) => {
    await act(async (tx) => {
      const changed = await tx
        .update(quizPlayers)
        .set({
          isRankBarred: isBarred,
          ...(isBarred && { rankName: null, rankConstituency: null }),
        })
        .where(eq(quizPlayers.userId, id))
        .returning({ userId: quizPlayers.userId });
      if (changed.length === 0) throw new Problem('notFound');
      await publishChange(tx, [RANKING_TAG]);
    });
    return { message: 'Noted.' };
  };
}
