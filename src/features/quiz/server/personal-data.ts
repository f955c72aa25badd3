import { desc, eq, sql } from 'drizzle-orm';
import { publicTitles } from '#content/server/public-titles.ts';
import type { Database } from '#db/database.ts';
import type { DataSubject, PersonalData } from '#db/personal-data.ts';
import {
  quizClaims,
  quizDraws,
  quizPlayers,
  quizPoints,
  quizRounds,
  quizTickets,
} from '#db/schema/quiz.ts';
import { languageOfUser } from '#people/language-of-user.ts';
import { presentRounds } from './list-answers.ts';

const NETWORK_DAYS = 30;

export const quizPersonalData: PersonalData = {
  about: 'What somebody played in the quiz, their points and rewards',
  place: { label: ['Quiz', 'क्विज़'], ground: ['Consent', 'सहमति'] },
  columns: {
    quiz_rounds: ['user_id', 'answered_at', 'answers', 'network_hash'],
    quiz_points: ['user_id'],
    quiz_players: ['user_id', 'rank_name', 'rank_constituency'],
    quiz_claims: ['user_id', 'phone_hash'],
    quiz_tickets: ['user_id'],
  },
  download: downloadQuiz,
  async erase(tx, { userId }) {
    await tx.delete(quizRounds).where(eq(quizRounds.userId, userId));
    await tx.delete(quizPoints).where(eq(quizPoints.userId, userId));
    await tx.delete(quizPlayers).where(eq(quizPlayers.userId, userId));
    // The stock stays right, and the ticket stays in the list that everybody can check.
    await tx.update(quizClaims).set({ userId: null }).where(eq(quizClaims.userId, userId));
    await tx.update(quizTickets).set({ userId: null }).where(eq(quizTickets.userId, userId));
  },
  retention: {
    keptFor: `while there is an account; the network of a round ${NETWORK_DAYS} days`,
    forget: (db) =>
      db.execute(sql`
        update quiz_rounds set network_hash = null
        where network_hash is not null
          and answered_at < now() - make_interval(days => ${NETWORK_DAYS})`),
  },
};

/** The rounds, points and rewards of a player, by their words, not only by the ids that tables have. */
async function downloadQuiz(db: Database, { userId }: DataSubject) {
  const language = await languageOfUser(db, userId);
  const [player] = await db.select().from(quizPlayers).where(eq(quizPlayers.userId, userId));
  const rounds = await db
    .select()
    .from(quizRounds)
    .where(eq(quizRounds.userId, userId))
    .orderBy(desc(quizRounds.quizDay));
  const points = await db.select().from(quizPoints).where(eq(quizPoints.userId, userId));
  const claims = await db.select().from(quizClaims).where(eq(quizClaims.userId, userId));
  const tickets = await db
    .select({ ticket: quizTickets, title: quizDraws.title })
    .from(quizTickets)
    .innerJoin(quizDraws, eq(quizDraws.id, quizTickets.drawId))
    .where(eq(quizTickets.userId, userId));
  if (!player && rounds.length + claims.length === 0) return {};
  const rewardIds = claims.map(({ rewardId }) => rewardId);
  const rewards = await publicTitles(db, rewardIds, language);
  const presented = await presentRounds(db, rounds, language);
  const quiz = {
    player,
    rounds: rounds.map(({ networkHash: _, userId: __, answers: ___, ...round }, nth) => ({
      ...round,
      answers: round.answeredAt ? presented[nth]?.results : null,
    })),
    points: points.map(({ reason, points: count, at }) => ({ reason, points: count, at })),
    claims: claims.map(({ phoneHash: _, userId: __, ...claim }) => ({
      reward: rewards.get(claim.rewardId) ?? null,
      ...claim,
    })),
    tickets: tickets.map(({ ticket: { drawId, ticket, place }, title }) => ({
      draw: title[language] ?? title.en ?? null,
      drawId,
      ticket,
      place,
    })),
  };
  return { quiz };
}
