import { sql } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { GivenAnswer } from '#db/schema/quiz.ts';
import { transaction } from '#db/transaction.ts';
import type { Handler } from '#http/bind.ts';
import { indianDay } from '#lib/clock.ts';
import { deriveKey, keyedHash } from '#lib/derived-keys.ts';
import { lockSessionOwner, requireSession } from '#people/require-session.ts';
import type { createQuizAnswers } from '../contract.ts';
import { POINTS_FOR_ANSWER, milestonesBetween, streakAfter } from '../contract/streak.ts';
import { wordsOf } from './asked-words.ts';
import type { QuizDependencies } from './dependencies.ts';
import { openDay } from './open-day.ts';
import type { Options } from './options.ts';
import { RIGHT, scoreRound } from './score-round.ts';
import { whenSilenceEnds } from './silence.ts';

/** Nobody reads a question in less. */
const FASTEST_MS = 1000;

/** Hands in a round: the row of the person and the day decides that there is one. */
export function createAnswersWith(
  services: QuizDependencies,
  options: Options,
): Handler<typeof createQuizAnswers> {
  const { db, secret } = services;
  return async ({ body, caller, language }) => {
    const now = services.now();
    const day = indianDay(now);
    const silentUntil = await whenSilenceEnds(services, caller.session?.ownerId, now);
    if (silentUntil) throw new Problem('forbidden', { message: SILENT });
    const asked = await openDay(services.reader, day);
    const answers = scoreRound({ day, asked, options }, body.data);
    const network = keyedHash(deriveKey(secret, 'quiz networks'), caller.address);
    const begunAt = options.readBegun(day, body.begun);
    const kept = await transaction(db, async (tx) => {
      const { id: userId } = await lockSessionOwner(tx, requireSession(caller));
      const before = await readStanding(tx, userId, day);
      if (before.isAnswered) throw new Problem('doneAlready', { message: DONE });
      const began = earlier(before.startedAt, begunAt);
      const isTooFast = wasTooFast(began, now, asked.length);
      const round = { userId, day, answers, total: asked.length, isTooFast, now, network };
      return keepRound(tx, round, before);
    });
    const results = asked.map(({ id, asked: question }) => {
      const words = wordsOf(question, language);
      return {
        questionId: id,
        correctOptionId: options.idOf({ day, questionId: id, option: RIGHT }),
        correct: answers.some(([answered, , isRight]) => answered === id && isRight),
        explanation: words.explanation,
        source: { name: words.sourceName, url: question.source },
      };
    });
    return { data: { ...kept, total: asked.length, results } };
  };
}

const SILENT = 'Your constituency votes soon, so the quiz rests until the poll has closed.';
const DONE = 'You have played today. New questions come tomorrow.';

const earlier = (one: Date | undefined, other: Date | undefined) =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** A round whose questions were never read is too fast; one whose clock was set back meanwhile is not. */
function wasTooFast(began: Date | undefined, now: Date, questions: number): boolean {
  if (!began) return true;
  const spent = now.getTime() - began.getTime();
  return spent >= 0 && spent < questions * FASTEST_MS;
}

interface Before {
  startedAt: Date | undefined;
  isAnswered: boolean;
  streak: number;
  bestStreak: number;
  lastDay: string | null;
}

async function readStanding(tx: Executor, userId: string, day: string): Promise<Before> {
  const { rows } = await tx.execute<{
    startedAt: Date | null;
    answeredAt: Date | null;
    streak: number | null;
    bestStreak: number | null;
    lastDay: string | null;
  }>(sql`
    select r.started_at as "startedAt", r.answered_at as "answeredAt", p.streak,
      p.best_streak as "bestStreak", p.last_day::text as "lastDay"
    from (select ${userId}::uuid as id) u
    left join quiz_rounds r on r.user_id = u.id and r.quiz_day = ${day}
    left join quiz_players p on p.user_id = u.id`);
  const [row] = rows;
  return {
    startedAt: row?.startedAt ? new Date(row.startedAt) : undefined,
    isAnswered: Boolean(row?.answeredAt),
    streak: row?.streak ?? 0,
    bestStreak: row?.bestStreak ?? 0,
    lastDay: row?.lastDay ?? null,
  };
}

interface RoundToKeep {
  userId: string;
  day: string;
  answers: GivenAnswer[];
  total: number;
  isTooFast: boolean;
  now: Date;
  network: Buffer;
}

/** One statement: the round, the rows of the ledger and the sums hold together, or not at all. */
async function keepRound(tx: Executor, round: RoundToKeep, before: Before) {
  const { userId, day, answers, total, isTooFast, now, network } = round;
  const score = answers.filter(([, , isRight]) => isRight).length;
  const streak = isTooFast ? before.streak : streakAfter(before, day);
  const reached = isTooFast ? [] : milestonesBetween(before.bestStreak, streak);
  const forRound = isTooFast ? 0 : score * POINTS_FOR_ANSWER;
  const entries = isTooFast
    ? []
    : [
        { reason: `round:${day}`, points: forRound },
        // The ledger's own word for a milestone, in rows that are never changed.
        ...reached.map((days) => ({ reason: `stone:${days}`, points: days })),
      ];
  const points = entries.reduce((sum, entry) => sum + entry.points, 0);
  const best = Math.max(before.bestStreak, streak);
  const isPerfect = !isTooFast && score === total;
  const { rows } = await tx.execute(sql`
    with round as (
      insert into quiz_rounds as r (user_id, quiz_day, answered_at, score, total, points, streak,
        is_too_fast, answers, network_hash)
      values (${userId}, ${day}, ${now}, ${score}, ${total}, ${points}, ${streak}, ${isTooFast},
        ${JSON.stringify(answers)}::jsonb, ${network})
      on conflict (user_id, quiz_day) do update set answered_at = excluded.answered_at,
        score = excluded.score, total = excluded.total, points = excluded.points,
        streak = excluded.streak, is_too_fast = excluded.is_too_fast, answers = excluded.answers,
        network_hash = excluded.network_hash
      where r.answered_at is null
      returning r.user_id
    ), ledger as (
      insert into quiz_points (user_id, reason, points, at)
      select round.user_id, e.reason, e.points, ${now}
      from round, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(reason text, points int)
    ), player as (
      insert into quiz_players as p (user_id, points, streak, best_streak, last_day, rounds,
        perfect_rounds)
      select round.user_id, ${points}::int, ${streak}::int, ${best}::int,
        ${isTooFast ? before.lastDay : day}::date, ${isTooFast ? 0 : 1}::int, ${isPerfect ? 1 : 0}::int from round
      on conflict (user_id) do update set points = p.points + excluded.points,
        streak = excluded.streak, best_streak = excluded.best_streak,
        last_day = greatest(p.last_day, excluded.last_day), rounds = p.rounds + excluded.rounds,
        perfect_rounds = p.perfect_rounds + excluded.perfect_rounds
    )
    select user_id from round`);
  if (rows.length === 0) throw new Problem('doneAlready', { message: DONE });
  return { score, points, streak };
}
