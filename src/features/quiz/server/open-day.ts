import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '#content/server/reader.ts';
import { allLanguages } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { quizDays } from '#db/schema/quiz.ts';
import type { QuestionSnapshot } from '#db/schema/quiz.ts';
import { quizQuestions } from '../collection.ts';
import { dayAfter } from '../contract/streak.ts';
import { AHEAD_DAYS, planDays, readReady } from './plan-days.ts';

export interface AskedQuestion {
  id: string;
  asked: QuestionSnapshot;
}

/**
 * The questions of a day that has begun. The first one who reads them fixes them: they are copied from
 * the bank, so that everybody is asked and scored by the same words whatever is edited meanwhile.
 */
export async function openDay(reader: Reader, day: string): Promise<AskedQuestion[]> {
  const { db } = reader;
  const opened = await readDay(db, day);
  if (opened.length > 0 && opened.every(isCopied)) return opened.filter(isAsked);
  await planDays(db, await readReady(reader), {
    from: day,
    to: dayAfter(day, AHEAD_DAYS),
  });
  const planned = await readDay(db, day);
  const unasked = planned.filter((each) => !isCopied(each)).map(({ id }) => id);
  await copyToDay(reader, day, unasked);
  return (await readDay(db, day)).filter(isAsked);
}

interface DayQuestion {
  id: string;
  asked: QuestionSnapshot | null;
}

const isCopied = (question: DayQuestion): question is AskedQuestion => question.asked !== null;

const isAsked = (question: DayQuestion): question is AskedQuestion =>
  isCopied(question) && !question.asked.isWithdrawn;

export const readDay = (db: Executor, day: string): Promise<DayQuestion[]> =>
  db
    .select({ id: quizDays.questionId, asked: quizDays.asked })
    .from(quizDays)
    .where(eq(quizDays.day, day))
    .orderBy(asc(quizDays.position));

/** Questions that were withdrawn since the day was planned are not asked. */
async function copyToDay(reader: Reader, day: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const copies = await copiesOf(reader, ids);
  for (const [id, asked] of copies)
    await reader.db
      .update(quizDays)
      .set({ asked })
      .where(and(eq(quizDays.day, day), eq(quizDays.questionId, id), isNull(quizDays.asked)));
  const withdrawn = ids.filter((id) => !copies.has(id));
  if (withdrawn.length > 0)
    await reader.db
      .delete(quizDays)
      .where(
        and(eq(quizDays.day, day), inArray(quizDays.questionId, withdrawn), isNull(quizDays.asked)),
      );
}

/** Published questions with their words in every language that they are public in. */
async function copiesOf(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, QuestionSnapshot>> {
  const copies = new Map<string, QuestionSnapshot>();
  for (const language of allLanguages) {
    for (const item of await reader.pick(quizQuestions, language, ids)) {
      if (item.language !== language) continue;
      const { title: question, answer, wrong1, wrong2, wrong3, explanation, sourceName } = item;
      const options = [answer, wrong1, wrong2, wrong3].filter((each) => each !== undefined);
      const copy = copies.get(item.id) ?? { source: item.source, words: {} };
      copy.words[language] = { question, options, explanation, sourceName };
      copies.set(item.id, copy);
    }
  }
  return copies;
}

/** The questions of a day as the bank has them now, where one of them had to be corrected or withdrawn. */
export async function readCorrected(reader: Reader, day: string): Promise<DayQuestion[]> {
  const planned = await readDay(reader.db, day);
  const copies = await copiesOf(
    reader,
    planned.map(({ id }) => id),
  );
  return planned.map(({ id, asked: before }) => ({
    id,
    asked: copies.get(id) ?? (before && { ...before, isWithdrawn: true }),
  }));
}

/** Asks the questions of a day from now on as they were corrected. */
export async function refreshDay(
  db: Executor,
  day: string,
  corrected: readonly DayQuestion[],
): Promise<void> {
  for (const { id, asked } of corrected)
    await db
      .update(quizDays)
      .set({ asked })
      .where(and(eq(quizDays.day, day), eq(quizDays.questionId, id)));
}
