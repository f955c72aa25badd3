import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import type { Meant } from '#lib/script.ts';
import { orderBy } from './list-order.ts';
import { selectSorted, MAX_SORTED, matchCondition } from './match-condition.ts';
import { createSeekPagination } from './seek-pagination.ts';

/** One page of what is found in many collections. */
export interface SearchQuery {
  names: readonly string[];
  language: Language;
  query: readonly Meant[];
  match: SQL;
  /** Of two that fit alike, the one nearer to this moment comes first. */
  near: Date;
  /** Says the same as all of these. */
  key: string;
  limit: number;
  offset: number;
}

/** A search of everything depends on each collection. */
export const EVERYTHING = 'everything';
const direction = 'newest';
const order = orderBy(direction);

/** Pages of a search by date, for what is too much to be put in order by fit. */
export function createNewestFirst(db: Executor) {
  const bookmarks = createSeekPagination(db);

  /** The newest of each collection, of which the newest of all are among. */
  async function walk(wanted: SearchQuery): Promise<string[]> {
    const { names, language, match, key, limit, offset } = wanted;
    const { walked } = matchCondition(language, match);
    const where = searchCondition(wanted);
    const beginning = await bookmarks.near({
      collection: EVERYTHING,
      key,
      where,
      direction,
      offset,
    });
    if (!beginning) return [];
    const { rows } = await db.execute<{ id: string }>(sql`
      select v.document_id as id
      from unnest(${sql.param(names)}::text[]) as c(name) cross join lateral (
        select * from versions v
        where v.collection = c.name and ${walked} and ${beginning.from}
        order by ${order} limit ${beginning.offset + limit}
      ) v order by ${order} limit ${limit} offset ${beginning.offset}`);
    return rows.map(({ id }) => id);
  }

  return {
    walk,

    /** Few enough are gathered first; `total` is how many there are at most. */
    gather(wanted: SearchQuery, total: number): Promise<string[]> {
      if (total > MAX_SORTED) return walk(wanted);
      return selectSorted(db, { ...wanted, where: searchCondition(wanted), order });
    },

    forget: bookmarks.forget,
  };
}

/** The condition of what is wanted. */
export function searchCondition({
  names,
  language,
  match,
}: Pick<SearchQuery, 'names' | 'language' | 'match'>): SQL {
  const { where } = matchCondition(language, match);
  return sql`v.collection = any(${sql.param(names)}::text[]) and ${where}`;
}
