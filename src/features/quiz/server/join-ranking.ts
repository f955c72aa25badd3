import { and, eq, isNotNull } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { publishChange } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { quizPlayers } from '#db/schema/quiz.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler } from '#http/bind.ts';
import { firstName } from '#lib/short-name.ts';
import { personName } from '#messages/person-name.ts';
import { recordChangedConsent } from '#people/consents.ts';
import { lockSessionOwner, requireSession } from '#people/require-session.ts';
import type { joinQuizRanking, leaveQuizRanking } from '../contract/rewards.ts';
import type { QuizDependencies } from './dependencies.ts';
import { RANKING_TAG } from './ranking.ts';

const STANDS = 'You stand in the ranking.';
const STANDS_LATER = 'You stand in the ranking after your first round that counts.';

export function joinRankingWith({ db }: QuizDependencies): Handler<typeof joinQuizRanking> {
  return async ({ body: { name: rankName, constituency }, caller, language }) => {
    const shown = { rankName, rankConstituency: constituency ?? null };
    const rounds = await transaction(db, async (tx) => {
      const { id: userId } = await lockSessionOwner(tx, requireSession(caller));
      await noteConsent(tx, { userId, given: true, language });
      return join(tx, { userId, ...shown });
    });
    return { message: rounds > 0 ? STANDS : STANDS_LATER };
  };
}

export function leaveRankingWith({ db }: QuizDependencies): Handler<typeof leaveQuizRanking> {
  return async ({ caller, language }) => {
    await transaction(db, async (tx) => {
      const { id: userId } = await lockSessionOwner(tx, requireSession(caller));
      await noteConsent(tx, { userId, given: false, language });
      await leave(tx, userId);
    });
    return { message: 'You stand in the ranking no more.' };
  };
}

/**
 * Has the ranking follow a consent that was given or taken back elsewhere: whoever gives it stands there by
 * their first name. A name of nothing but digits is none, so that they choose one in the ranking itself.
 */
export async function followPublicName(
  tx: Executor,
  { id: userId, name }: { id: string; name: string },
  given: boolean,
): Promise<void> {
  const rankName = firstName(personName(name));
  if (!given) await leave(tx, userId);
  else if (rankName) await join(tx, { userId, rankName, rankConstituency: null });
}

/** Returns how many rounds of the player count: before the first, nobody sees the name. */
async function join(
  tx: Executor,
  { userId, ...shown }: { userId: string; rankName: string; rankConstituency: string | null },
): Promise<number> {
  const [joined] = await tx
    .insert(quizPlayers)
    .values({ userId, ...shown })
    .onConflictDoUpdate({
      target: quizPlayers.userId,
      set: shown,
      setWhere: eq(quizPlayers.isRankBarred, false),
    })
    .returning({ rounds: quizPlayers.rounds });
  if (!joined) throw new Problem('forbidden');
  await tellChange(tx, joined);
  return joined.rounds;
}

async function leave(tx: Executor, userId: string): Promise<void> {
  const [left] = await tx
    .update(quizPlayers)
    .set({ rankName: null, rankConstituency: null })
    .where(and(eq(quizPlayers.userId, userId), isNotNull(quizPlayers.rankName)))
    .returning({ rounds: quizPlayers.rounds });
  await tellChange(tx, left);
}

/** Drops the kept lists, in which nobody stands before their first round. */
async function tellChange(tx: Executor, player: { rounds: number } | undefined): Promise<void> {
  if (player && player.rounds > 0) await publishChange(tx, [RANKING_TAG]);
}

/** Standing in the ranking and the consent are one thing, which the ledger is told once. */
const noteConsent = (tx: Executor, said: { userId: string; given: boolean; language: Language }) =>
  recordChangedConsent(tx, { ...said, purpose: 'publicName', source: 'quiz' });
