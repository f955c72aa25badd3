import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import type { Meant } from '#lib/script.ts';
import { createBookmarks } from './bookmarks.ts';
import { orderBy } from './list-order.ts';
import { gather, MOST_GATHERED, shownAndMatching } from './matches.ts';

/** One page of what is found in many collections. */
export interface Wanted {
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
  const bookmarks = createBookmarks(db);

  /** The newest of each collection, of which the newest of all are among. */
  async function walk(wanted: Wanted): Promise<string[]> {
    const { names, language, match, key, limit, offset } = wanted;
    const { walked } = shownAndMatching(language, match);
    const where = matching(wanted);
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
    gather(wanted: Wanted, total: number): Promise<string[]> {
      if (total > MOST_GATHERED) return walk(wanted);
      return gather(db, { ...wanted, where: matching(wanted), order });
    },

    forget: bookmarks.forget,
  };
}

/** The condition of what is wanted. */
export function matching({
  names,
  language,
  match,
}: Pick<Wanted, 'names' | 'language' | 'match'>): SQL {
  const { where } = shownAndMatching(language, match);
  return sql`v.collection = any(${sql.param(names)}::text[]) and ${where}`;
}
