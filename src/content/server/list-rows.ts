import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { createBookmarks } from './bookmarks.ts';
import { createKept } from './kept.ts';
import { orderBy } from './list-order.ts';
import type { Direction } from './list-order.ts';
import { selectRow } from './row.ts';
import { count, gather, isOneOf, MOST_GATHERED } from './matches.ts';
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
  /** Says the same as the conditions. */
  key: string;
}

/** Counting 100,000 rows costs more than reading the page of 12 that they are counted for. */
const MOST_TOTALS = 5_000;
/** Each is up to four kilobytes. */
const MOST_PAGES = 2_000;

/** Reads pages of rows, and how many there are in all. */
export function createListRows(db: Executor) {
  const totals = createKept<number>(MOST_TOTALS);
  const found = createKept<string[]>(MOST_PAGES);
  const bookmarks = createBookmarks(db);

  function totalOf({ collection, where, key }: Wanted): Promise<number> {
    return totals.of(collection, key, () => count(db, where));
  }

  /** What leads to the rows without passing over more than a few; undefined when there are none. */
  async function near(wanted: Wanted): Promise<Wanted | undefined> {
    const { walked } = wanted;
    const beginning = await bookmarks.near({ ...wanted, where: walked });
    if (!beginning) return undefined;
    const { from, offset } = beginning;
    return { ...wanted, walked: sql`${walked} and ${from}`, offset };
  }

  async function walk(wanted: Wanted): Promise<Row[]> {
    const nearer = await near(wanted);
    return nearer ? select(db, nearer) : [];
  }

  /** Words that stand in many rows soon meet twelve of them; few rows are gathered by the index of words. */
  async function findPage(wanted: Wanted, total: number): Promise<string[]> {
    if (total <= MOST_GATHERED) return gather(db, { ...wanted, order: orderBy(wanted.direction) });
    const nearer = await near(wanted);
    return nearer ? selectIds(db, nearer) : [];
  }

  async function search(wanted: Wanted): Promise<{ rows: Row[]; total: number }> {
    const { collection, key, walked, limit, offset } = wanted;
    const total = await totalOf(wanted);
    if (offset >= total) return { rows: [], total };
    const page = `${key} ${limit} ${offset}`;
    const ids = await found.of(collection, page, () => findPage(wanted, total));
    const rows = await select(db, {
      ...wanted,
      walked: sql`${walked} and ${isOneOf(ids)}`,
      offset: 0,
    });
    return { rows, total };
  }

  return {
    async read(wanted: Wanted): Promise<{ rows: Row[]; total: number }> {
      if (wanted.isSearch) return search(wanted);
      const [rows, total] = await Promise.all([walk(wanted), totalOf(wanted)]);
      return { rows, total };
    },

    /** Forgets what was kept of a collection. */
    forget(collection: string): void {
      totals.forget(collection);
      found.forget(collection);
      bookmarks.forget(collection);
    },
  };
}

async function selectIds(db: Executor, { walked, direction, limit, offset }: Wanted) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.document_id as id from versions v where ${walked}
    order by ${orderBy(direction)} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

async function select(db: Executor, { walked, direction, limit, offset }: Wanted): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    ${selectRow} where ${walked} order by ${orderBy(direction)} limit ${limit} offset ${offset}`);
  return rows;
}
