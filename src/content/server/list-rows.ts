import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { createKept } from './kept.ts';
import { after, BOOKMARK_EVERY, findBookmarks, orderBy } from './list-order.ts';
import type { Bookmark, Direction } from './list-order.ts';
import { selectRow } from './row.ts';
import { count, gathered, MOST_GATHERED } from './matches.ts';
import type { Conditions } from './matches.ts';
import type { Row } from './row.ts';

/** One page of rows. */
export interface Wanted extends Conditions {
  collection: string;
  /** Whether the conditions look for words, which may be in all rows or in hardly any. */
  isSearch: boolean;
  direction: Direction;
  limit: number;
  offset: number;
  /** Says the same as the conditions; left out when the rows change with the clock. */
  key?: string | undefined;
}

/** Counting 100,000 rows costs more than reading the page of 12 that they are counted for. */
const MOST_TOTALS = 5_000;
/** Each is some tens of kilobytes for a list of 100,000 rows. */
const MOST_BOOKMARKED = 200;

/** Reads pages of rows, and how many there are in all. */
export function createListRows(db: Executor) {
  const totals = createKept<number>(MOST_TOTALS);
  const bookmarks = createKept<Bookmark[]>(MOST_BOOKMARKED);

  function totalOf({ collection, where, key }: Wanted): Promise<number> {
    if (key === undefined) return count(db, where);
    return totals.of(collection, key, () => count(db, where));
  }

  /** A deep page begins at the bookmark before it; none before it means that there is no such page. */
  async function walk(wanted: Wanted): Promise<Row[]> {
    const { collection, walked, direction, offset, key } = wanted;
    const passed = Math.floor(offset / BOOKMARK_EVERY);
    if (key === undefined || passed === 0 || direction === 'position') return select(db, wanted);
    const marks = await bookmarks.of(collection, key, () => findBookmarks(db, walked, direction));
    const mark = marks[passed - 1];
    if (!mark) return [];
    const rest = sql`${walked} and ${after(mark, direction)}`;
    return select(db, { ...wanted, walked: rest, offset: offset - passed * BOOKMARK_EVERY });
  }

  /** Words that stand in many rows soon meet twelve of them; few rows are gathered by the index of words. */
  async function find(wanted: Wanted): Promise<{ rows: Row[]; total: number }> {
    const total = await totalOf(wanted);
    if (wanted.offset >= total) return { rows: [], total };
    return { rows: total > MOST_GATHERED ? await walk(wanted) : await gather(db, wanted), total };
  }

  return {
    async read(wanted: Wanted): Promise<{ rows: Row[]; total: number }> {
      if (wanted.isSearch) return find(wanted);
      const [rows, total] = await Promise.all([walk(wanted), totalOf(wanted)]);
      return { rows, total };
    },

    /** Forgets what was kept of a collection. */
    forget(collection: string): void {
      totals.forget(collection);
      bookmarks.forget(collection);
    },
  };
}

async function select(db: Executor, { walked, direction, limit, offset }: Wanted): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    ${selectRow} where ${walked} order by ${orderBy(direction)} limit ${limit} offset ${offset}`);
  return rows;
}

async function gather(db: Executor, { where, direction, limit, offset }: Wanted): Promise<Row[]> {
  const order = orderBy(direction);
  const { rows } = await db.execute<Row>(sql`
    ${gathered(where)} ${selectRow}
    join (select document_id, language from found v order by ${order} limit ${limit} offset ${offset}) p
    on p.document_id = v.document_id and p.language = v.language order by ${order}`);
  return rows;
}
