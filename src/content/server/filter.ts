import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { dayRange, monthRange } from '#lib/clock.ts';
import type { Range } from '#lib/clock.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Collection } from '../declare/collection.ts';
import { LONGEST_SPAN_DAYS } from '../declare/longest-span.ts';
import { matchCondition } from './match-condition.ts';
import type { Conditions } from './match-condition.ts';
import type { SearchMatcher } from './spelling-correction.ts';

/** The filters of a list, valid by the contract; none set means everything. */
export interface ListFilter {
  s?: string | undefined;
  categoryId?: string | undefined;
  date?: string | undefined;
  year?: number | undefined;
  month?: number | undefined;
  type?: 'upcoming' | 'past' | 'all' | undefined;
  /** A category by its slug, as the site's own addresses name it. */
  category?: string | undefined;
}

const nothing = sql`false`;

/** The WHERE of a list over `versions v`. */
export async function conditions(
  matching: SearchMatcher,
  collection: Collection,
  language: Language,
  filter: ListFilter,
): Promise<Conditions> {
  const parts = [sql`v.collection = ${collection.name}`];
  if (filter.category) parts.push(sql`v.category = ${filter.category}`);
  if (filter.categoryId) {
    const categories = collection.facts[collection.category ?? '']?.to ?? '';
    parts.push(sql`v.category = (
      select slug from documents where id = ${filter.categoryId} and collection = ${categories})`);
  }
  if (filter.type === 'upcoming') parts.push(sql`coalesce(v.until, v.at) >= now()`);
  if (filter.type === 'past') parts.push(sql`coalesce(v.until, v.at) < now()`);
  parts.push(...momentConditions(filter, collection));
  const match = filter.s ? ((await matching.of(filter.s)) ?? nothing) : undefined;
  const { where, walked } = matchCondition(language, match);
  return { where: allOf([...parts, where]), walked: allOf([...parts, walked]) };
}

const allOf = (parts: SQL[]): SQL => sql.join(parts, sql` and `);

function momentConditions({ date, year, month }: ListFilter, { order }: Collection): SQL[] {
  const within = order.by !== 'position' && order.until ? touching : beginningIn;
  const parts: SQL[] = [];
  if (date) parts.push(within(dayRange(date)));
  if (year) parts.push(within(monthRange(year, month)));
  else if (month) parts.push(sql`extract(month from v.at at time zone 'Asia/Kolkata') = ${month}`);
  return parts;
}

function beginningIn({ from, to }: Range): SQL {
  return sql`v.at >= ${moment(from)} and v.at < ${moment(to)}`;
}

/** An event that ends at the very beginning of the range does not reach into it. */
function touching({ from, to }: Range): SQL {
  const earliest = new Date(from.getTime() - LONGEST_SPAN_DAYS * DAY_MS);
  return sql`${beginningIn({ from: earliest, to })} and (v.at >= ${moment(from)} or v.until > ${moment(from)})`;
}

const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
