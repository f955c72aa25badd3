import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { indianDay, indianDays, nextMidnight } from '#lib/clock.ts';
import { DAY_MS } from '#lib/durations.ts';

const SHOWN_DAYS = 14;
const MAX_SHOWN = 10;

/** Views of each of the last 14 days, today last. */
export async function readDays(db: Database, now: Date) {
  const days = indianDays(new Date(now.getTime() - (SHOWN_DAYS - 1) * DAY_MS), nextMidnight(now));
  const { rows } = await db.execute<{ day: string; views: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(views) as views from page_views
    where day >= ${days[0]}::date group by day`);
  const viewsOf = new Map(rows.map(({ day, views }) => [day, Number(views)]));
  return days.map((day) => ({ day, views: viewsOf.get(day) ?? 0 }));
}

const sinceWeek = (now: Date) => indianDay(new Date(now.getTime() - 6 * DAY_MS));

/** The pages that were read most in the last seven days. */
export async function readMostRead(db: Database, now: Date) {
  const { rows } = await db.execute<{ path: string; views: string }>(sql`
    select path, sum(views) as views from page_views where day >= ${sinceWeek(now)}::date
    group by path order by sum(views) desc, path limit ${MAX_SHOWN}`);
  return rows.map(({ path, views }) => ({ path, views: Number(views) }));
}

/** Words that were searched for most in the last seven days and not found. */
export async function readEmptySearches(db: Database, now: Date) {
  const { rows } = await db.execute<{ words: string; times: string }>(sql`
    select words, sum(times) as times from empty_searches where day >= ${sinceWeek(now)}::date
    group by words order by sum(times) desc, words limit ${MAX_SHOWN}`);
  return rows.map(({ words, times }) => ({ words, times: Number(times) }));
}
