import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { defaultPageSize } from '#contract/list-query.ts';
import { limitLifetime, tagRead } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { quizClaims, quizPlayers, quizTickets } from '#db/schema/quiz.ts';
import type { Handler } from '#http/bind.ts';
import { indianDay } from '#lib/clock.ts';
import { findUserBy } from '#people/find-user.ts';
import { requireSession } from '#people/require-session.ts';
import type { findQuizStanding, listQuizRanking } from '../contract/rewards.ts';
import type { QuizDependencies } from './dependencies.ts';
import { summaryOf } from './list-answers.ts';

/** The cache tag of the ranking. */
export const RANKING_TAG = 'quiz-ranking';

/** The number of places that can be paged through; further down nobody looks, and counting all would cost. */
const SHOWN = 1_000;
/** Rounds tell nobody of a change, so the ranking is read anew after so long. */
const FRESH_MS = 60_000;

/** Only those who have played stand there: a name is no way to write on a public page. */
export const isInRanking = and(isNotNull(quizPlayers.rankName), gt(quizPlayers.rounds, 0));

export function listRankingWith({ db }: QuizDependencies): Handler<typeof listQuizRanking> {
  return async ({ query: { constituency, page = 1, size = defaultPageSize } }) => {
    tagRead(RANKING_TAG);
    limitLifetime(new Date(Date.now() + FRESH_MS));
    const isShown = and(
      isInRanking,
      constituency === undefined ? undefined : eq(quizPlayers.rankConstituency, constituency),
    );
    const offset = (page - 1) * size;
    const rows = await db
      .select()
      .from(quizPlayers)
      .where(isShown)
      .orderBy(desc(quizPlayers.points), quizPlayers.userId)
      .limit(Math.max(0, Math.min(size, SHOWN - offset)))
      .offset(Math.min(offset, SHOWN));
    const first = db.select().from(quizPlayers).where(isShown).limit(SHOWN).as('first');
    return {
      data: rows.map(({ rankName, rankConstituency, points }, index) => ({
        place: offset + index + 1,
        name: rankName ?? '',
        constituency: rankConstituency,
        points,
      })),
      page,
      size,
      total: await db.$count(first),
    };
  };
}

export function findStandingWith({ db, now }: QuizDependencies): Handler<typeof findQuizStanding> {
  return async ({ caller }) => {
    const userId = requireSession(caller).ownerId;
    const user = await findUserBy(db, { id: userId });
    const [player] = await db.select().from(quizPlayers).where(eq(quizPlayers.userId, userId));
    const name = player?.rankName ?? undefined;
    return {
      data: {
        ...(await summaryOf(db, userId, indianDay(now()))),
        bestStreak: player?.bestStreak ?? 0,
        hasPhone: Boolean(user?.phoneNumber),
        claims: await claimsOf(db, userId),
        ranking:
          name === undefined ? null : { name, constituency: player?.rankConstituency ?? null },
        constituency: user?.constituency ?? null,
        tickets: await ticketsOf(db, userId),
      },
    };
  };
}

const claimsOf = (db: Executor, userId: string) =>
  db
    .select({ rewardId: quizClaims.rewardId, state: quizClaims.state })
    .from(quizClaims)
    .where(eq(quizClaims.userId, userId));

const ticketsOf = (db: Executor, userId: string) =>
  db
    .select({ drawId: quizTickets.drawId, ticket: quizTickets.ticket, place: quizTickets.place })
    .from(quizTickets)
    .where(eq(quizTickets.userId, userId));
