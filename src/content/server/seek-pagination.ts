import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { createCollectionCache } from './collection-cache.ts';
import { columns, orderBy } from './list-order.ts';
import type { Direction } from './list-order.ts';

/** The sort key of a row from which a deep page can start, as PostgreSQL writes it. */
type Bookmark = { place: string; id: string };

/** A query for the start of a deep page. */
interface SeekQuery {
  collection: string;
  /** Stands for the condition and the direction in the cache. */
  key: string;
  where: SQL;
  direction: Direction;
  offset: number;
}

/** The condition to start from, and the offset from there. */
interface SeekStart {
  from: SQL;
  offset: number;
}

/** A bookmark stands at every so many rows. */
const EVERY = 100;
/** Each is a hundred kilobytes for a list of 100,000 rows. */
const MAX_KEPT = 100;

/**
 * Starts deep pages near their rows. With OFFSET, PostgreSQL would read 50,000 rows to show the twelve
 * behind them; so a list is read once, and its bookmarks are cached until the collection changes.
 */
export function createSeekPagination(db: Executor) {
  const kept = createCollectionCache<Bookmark[]>(MAX_KEPT);

  return {
    /** Undefined when the list ends before the offset. */
    async near({
      collection,
      key,
      where,
      direction,
      offset,
    }: SeekQuery): Promise<SeekStart | undefined> {
      const passed = Math.floor(offset / EVERY);
      if (passed === 0) return { from: sql`true`, offset };
      const bookmarks = await kept.of(collection, key, () => find(db, where, direction));
      const bookmark = bookmarks[passed - 1];
      if (!bookmark) return undefined;
      return { from: after(bookmark, direction), offset: offset - passed * EVERY };
    },

    /** Drops the bookmarks of a collection; call it when the collection changed. */
    forget: kept.forget,
  };
}

async function find(db: Executor, where: SQL, direction: Direction): Promise<Bookmark[]> {
  const { rows } = await db.execute<Bookmark>(sql`
    select place::text as place, id from (
      select ${columns[direction].column} as place, v.document_id as id,
        row_number() over (order by ${orderBy(direction)}) as number
      from versions v where ${where}
    ) as numbered
    where number % ${EVERY} = 0 order by number`);
  return rows;
}

function after({ place, id }: Bookmark, direction: Direction): SQL {
  const { column, type } = columns[direction];
  const here = sql`(${column}, v.document_id)`;
  const bookmark = sql`(${place}::${type}, ${id}::uuid)`;
  return direction === 'newest' ? sql`${here} < ${bookmark}` : sql`${here} > ${bookmark}`;
}
