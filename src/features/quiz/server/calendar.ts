import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import { invalid } from '#contract/problems.ts';
import { publishChange } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { quizDays } from '#db/schema/quiz.ts';
import type { Handler } from '#http/bind.ts';
import { outdated } from '#http/outdated.ts';
import { indianDay } from '#lib/clock.ts';
import { quizQuestions } from '../collection.ts';
import type {
  listQuizDays,
  planQuizDay,
  refreshQuizDay,
  replanQuizDays,
} from '../contract/desk.ts';
import { dayAfter } from '../contract/streak.ts';
import { wordsOf } from './asked-words.ts';
import type { QuizDependencies } from './dependencies.ts';
import { readCorrected, refreshDay } from './open-day.ts';
import { AHEAD_DAYS, planDays, readReady, unplan } from './plan-days.ts';

const SHOWN_DAYS = 14;

export function listDaysWith({ db, reader, now }: QuizDependencies): Handler<typeof listQuizDays> {
  return async ({ query, language }) => {
    const today = indianDay(now());
    const from = query.date ?? today;
    const end = dayAfter(from, SHOWN_DAYS);
    // Agents may look before anybody has played.
    await planDays(db, await readReady(reader), { from: today, to: dayAfter(today, AHEAD_DAYS) });
    const { data } = await reader.list(quizQuestions, language);
    const bank = new Map(data.map(({ id, title }) => [id, title]));
    const rows = await db
      .select()
      .from(quizDays)
      .where(and(gte(quizDays.day, from), lt(quizDays.day, end)))
      .orderBy(asc(quizDays.day), asc(quizDays.position));
    const byDay = Map.groupBy(rows, ({ day }) => day);
    const days = Array.from({ length: SHOWN_DAYS }, (_, index) => dayAfter(from, index));
    return {
      data: days.map((day) => {
        const planned = byDay.get(day) ?? [];
        return {
          day,
          isOpen: planned.some(({ asked }) => asked !== null),
          questions: planned.map(({ questionId: id, asked }) => ({
            id,
            question: (asked ? wordsOf(asked, language).question : bank.get(id)) ?? '',
            isReady: bank.has(id),
          })),
        };
      }),
      today,
      bank: [...bank].map(([id, question]) => ({ id, question })),
    };
  };
}

export function planDayWith({ reader, now }: QuizDependencies): Handler<typeof planQuizDay> {
  return async ({ body: { day, questions, seen }, act }) => {
    if (day <= indianDay(now()))
      throw invalid({ param: 'day', msg: 'Choose a day that is still to come' });
    if (new Set(questions).size < questions.length)
      throw invalid({ param: 'questions', msg: 'Choose each question once' });
    const ready = await reader.pick(quizQuestions, primaryLanguage, questions);
    const isReady = new Set(ready.map(({ id }) => id));
    await act(async (tx) => {
      await lockCalendar(tx);
      const planned = await takeOut(tx, day);
      if (seen && seen.join() !== planned.join()) throw outdated();
      // One that was withdrawn since keeps nobody from changing the others.
      if (questions.some((id) => !isReady.has(id) && !planned.includes(id)))
        throw invalid({ param: 'questions', msg: 'Choose questions that are ready' });
      await tx
        .insert(quizDays)
        .values(questions.map((questionId, index) => ({ day, position: index + 1, questionId })));
    });
    return { message: 'This day is planned.' };
  };
}

/** Takes out what a day was planned with; returns it in its order. */
async function takeOut(tx: Executor, day: string): Promise<string[]> {
  const { questionId, position } = quizDays;
  const rows = await tx
    .delete(quizDays)
    .where(eq(quizDays.day, day))
    .returning({ questionId, position });
  return rows.toSorted((one, other) => one.position - other.position).map((row) => row.questionId);
}

/** Agents who plan at once follow each other: the later one finds the rows of the first, and replaces them. */
const lockCalendar = (tx: Executor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('abhiyan quiz calendar'))`);

export function replanWith({ reader, now }: QuizDependencies): Handler<typeof replanQuizDays> {
  return async ({ act }) => {
    const today = indianDay(now());
    const days = { from: dayAfter(today), to: dayAfter(today, AHEAD_DAYS) };
    const ready = await readReady(reader);
    await act(async (tx) => {
      await lockCalendar(tx);
      await unplan(tx, days);
      await planDays(tx, ready, days);
    });
    return { message: 'The next sixty days are drawn anew.' };
  };
}

export function refreshDayWith({ reader, now }: QuizDependencies): Handler<typeof refreshQuizDay> {
  return async ({ act }) => {
    const today = indianDay(now());
    const corrected = await readCorrected(reader, today);
    await act(async (tx) => {
      await refreshDay(tx, today, corrected);
      await publishChange(tx, [quizQuestions.name]);
    });
    return { message: 'Today is asked as the bank now says.' };
  };
}
