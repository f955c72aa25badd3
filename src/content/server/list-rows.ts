import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { createKept } from './kept.ts';
import { after, BOOKMARK_EVERY, findBookmarks, orderBy } from './list-order.ts';
import type { Bookmark, Direction } from './list-order.ts';
import { selectRow } from './row.ts';
import type { Row } from './row.ts';

/** One page of rows. */
export interface Wanted {
  collection: string;
  where: SQL;
  direction: Direction;
  limit: number;
  offset: number;
  /** Says the same as `where`; left out when the rows change with the clock. */
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

  async function count(where: SQL): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from versions v where ${where}`,
    );
    return rows[0]?.count ?? 0;
  }

  async function select({ where, direction, limit, offset }: Wanted): Promise<Row[]> {
    const { rows } = await db.execute<Row>(
      sql`${selectRow} where ${where} order by ${orderBy(direction)} limit ${limit} offset ${offset}`,
    );
    return rows;
  }

  return {
    total({ collection, where, key }: Wanted): Promise<number> {
      return key === undefined ? count(where) : totals.of(collection, key, () => count(where));
    },

    /** A deep page begins at the bookmark before it; none before it means that there is no such page. */
    async page(wanted: Wanted): Promise<Row[]> {
      const { collection, where, direction, offset, key } = wanted;
      const passed = Math.floor(offset / BOOKMARK_EVERY);
      if (key === undefined || passed === 0 || direction === 'position') return select(wanted);
      const marks = await bookmarks.of(collection, key, () => findBookmarks(db, where, direction));
      const mark = marks[passed - 1];
      if (!mark) return [];
      const rest = sql`${where} and ${after(mark, direction)}`;
      return select({ ...wanted, where: rest, offset: offset - passed * BOOKMARK_EVERY });
    },

    /** Forgets what was kept of a collection. */
    forget(collection: string): void {
      totals.forget(collection);
      bookmarks.forget(collection);
    },
  };
}
