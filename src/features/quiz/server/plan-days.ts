import { createHash } from 'node:crypto';
import { and, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Reader } from '#content/server/reader.ts';
import { primaryLanguage } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { quizDays } from '#db/schema/quiz.ts';
import { DAY_MS } from '#lib/durations.ts';
import { quizQuestions } from '../collection.ts';
import { QUESTIONS_A_DAY } from '../contract.ts';
import { dayAfter } from '../contract/streak.ts';

/** Days that are kept planned ahead, so that agents see them before everybody else does. */
export const AHEAD_DAYS = 60;

/** A question is not asked again for so many days, while the bank has others. */
const REST_DAYS = 14;

interface ReadyQuestion {
  id: string;
  slug: string;
}

/** The questions of the bank that may be asked. It is called before a transaction, never inside one: it takes a connection of its own. */
export async function readReady(reader: Reader): Promise<ReadyQuestion[]> {
  return (await reader.list(quizQuestions, primaryLanguage)).data;
}

interface Days {
  from: string;
  to: string;
}

/**
 * Gives every day that nobody planned five ready questions: those that were asked longest ago, or never.
 * Two who plan at once choose the same, and the keys of the table let each question in once.
 */
export async function planDays(
  db: Executor,
  ready: readonly ReadyQuestion[],
  { from, to }: Days,
): Promise<void> {
  const empty = await emptyDays(db, { from, to });
  if (ready.length === 0 || empty.length === 0) return;
  const ids = ready.map(({ id }) => id);
  const used = await readUse(db, ids, from);
  for (const day of empty) {
    const chosen = ready
      .map(({ id, slug }) => ({ id, rested: restOf(used.get(id), day), draw: drawOf(day, slug) }))
      .toSorted((one, other) => other.rested - one.rested || (one.draw < other.draw ? -1 : 1))
      .slice(0, QUESTIONS_A_DAY);
    for (const { id } of chosen) used.set(id, [...(used.get(id) ?? []), day]);
    const rows = chosen.map(({ id }, index) => ({ day, position: index + 1, questionId: id }));
    await db.insert(quizDays).values(rows).onConflictDoNothing();
  }
}

async function emptyDays(db: Executor, { from, to }: Days): Promise<string[]> {
  const planned = await db
    .selectDistinct({ day: quizDays.day })
    .from(quizDays)
    .where(and(gte(quizDays.day, from), lte(quizDays.day, to)));
  const taken = new Set(planned.map(({ day }) => day));
  const all: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) all.push(day);
  return all.filter((day) => !taken.has(day));
}

/** The days near which each question is asked: the last one before, and all that are planned. */
async function readUse(db: Executor, ids: string[], from: string) {
  const rows = await db
    .select({ id: quizDays.questionId, day: quizDays.day })
    .from(quizDays)
    .where(and(inArray(quizDays.questionId, ids), gte(quizDays.day, dayAfter(from, -366))));
  const used = new Map<string, string[]>();
  for (const { id, day } of rows) used.set(id, [...(used.get(id) ?? []), day]);
  return used;
}

const RESTED = 366;

/**
 * Days to the nearest day on which it is asked. All that were never asked count alike, and so do those
 * that are asked again within the rest only where there is no other.
 */
function restOf(days: readonly string[] | undefined, day: string): number {
  const distances = (days ?? []).map((each) => Math.abs(Date.parse(each) - Date.parse(day)));
  const nearest = Math.min(RESTED, ...distances.map((ms) => ms / DAY_MS));
  const isSoonAgain = (days ?? []).some((each) => each < dayAfter(day, REST_DAYS) && each > day);
  return isSoonAgain ? Math.min(nearest, REST_DAYS - 1) : nearest;
}

/** The order among questions that rested equally long: other on every day, and the same wherever they were imported. */
const drawOf = (day: string, slug: string) =>
  createHash('sha256').update(`${day} ${slug}`).digest('hex');

/** Takes the questions of days to come from the calendar, so that they are planned anew. */
export const unplan = (db: Executor, { from, to }: Days) =>
  db
    .delete(quizDays)
    .where(and(gte(quizDays.day, from), lte(quizDays.day, to), sql`${quizDays.asked} is null`));
