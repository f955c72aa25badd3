import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { defaultPageSize } from '#contract/list-query.ts';
import type { Executor } from '#db/database.ts';
import { quizDays, quizPlayers, quizRounds } from '#db/schema/quiz.ts';
import type { Handler } from '#http/bind.ts';
import { indianDay } from '#lib/clock.ts';
import { requireSession } from '#people/require-session.ts';
import type { listQuizAnswers } from '../contract.ts';
import { badgesOf, currentStreak } from '../contract/streak.ts';
import { wordsOf } from './asked-words.ts';
import type { QuizDependencies } from './dependencies.ts';
import { RIGHT } from './score-round.ts';

type Round = typeof quizRounds.$inferSelect;
type DayRow = typeof quizDays.$inferSelect;

/** The rounds of the caller, with what was asked and answered. */
export function listAnswersWith({ db, now }: QuizDependencies): Handler<typeof listQuizAnswers> {
  return async ({ query, caller, language }) => {
    const { date, page = 1, size = defaultPageSize } = query;
    const userId = requireSession(caller).ownerId;
    const isOwn = and(
      eq(quizRounds.userId, userId),
      isNotNull(quizRounds.answeredAt),
      date === undefined ? undefined : eq(quizRounds.quizDay, date),
    );
    const rounds = await db
      .select()
      .from(quizRounds)
      .where(isOwn)
      .orderBy(desc(quizRounds.quizDay))
      .limit(size)
      .offset((page - 1) * size);
    return {
      data: await presentRounds(db, rounds, language),
      page,
      size,
      total: await db.$count(quizRounds, isOwn),
      summary: await summaryOf(db, userId, indianDay(now())),
    };
  };
}

/** Rounds in words: what was asked, what was answered, and what is right. */
export async function presentRounds(db: Executor, rounds: readonly Round[], language: Language) {
  const asked = await readAsked(db, rounds);
  return rounds.map((round) => presented(round, asked.get(round.quizDay) ?? [], language));
}

async function readAsked(db: Executor, rounds: readonly Round[]): Promise<Map<string, DayRow[]>> {
  const days = rounds.map(({ quizDay }) => quizDay);
  const rows =
    days.length > 0
      ? await db
          .select()
          .from(quizDays)
          .where(inArray(quizDays.day, days))
          .orderBy(quizDays.day, quizDays.position)
      : [];
  return Map.groupBy(rows, ({ day }) => day);
}

function presented(round: Round, asked: readonly DayRow[], language: Language) {
  const given = new Map((round.answers ?? []).map(([id, option]) => [id, option]));
  return {
    date: round.quizDay,
    score: round.score ?? 0,
    total: round.total ?? 0,
    points: round.points ?? 0,
    streak: round.streak ?? 0,
    rewarded: !round.isTooFast,
    results: asked.flatMap(({ questionId, asked: question }) => {
      const option = given.get(questionId);
      if (!question || (question.isWithdrawn && option === undefined)) return [];
      const words = wordsOf(question, language);
      return {
        questionId,
        question: words.question,
        answer: option === undefined ? null : (words.options[option] ?? null),
        correctAnswer: words.options[RIGHT] ?? '',
        correct: option === RIGHT,
        explanation: words.explanation,
        language: words.language,
        source: { name: words.sourceName, url: question.source },
      };
    }),
  };
}

const nothingYet = {
  points: 0,
  streak: 0,
  bestStreak: 0,
  lastDay: null,
  rounds: 0,
  perfectRounds: 0,
};

/** The points, days in a row and badges of a person. */
export async function summaryOf(db: Executor, userId: string, today: string) {
  const [player = nothingYet] = await db
    .select()
    .from(quizPlayers)
    .where(eq(quizPlayers.userId, userId));
  const { points } = player;
  return { points, streak: currentStreak(player, today), badges: badgesOf(player) };
}
