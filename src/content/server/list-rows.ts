import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { orderBy } from './list-order.ts';
import type { Direction } from './list-order.ts';
import { hasIdIn } from './match-condition.ts';
import type { Conditions } from './match-condition.ts';
import { createResultCache } from './result-cache.ts';
import { selectRow } from './row.ts';
import type { Row } from './row.ts';
import { createSeekPagination } from './seek-pagination.ts';

/** One page of rows. */
export interface RowQuery extends Conditions {
  collection: string;
  /** Whether the conditions look for words, which may be in all rows or in hardly any. */
  isSearch: boolean;
  direction: Direction;
  limit: number;
  offset: number;
  /** Says the same as the conditions. */
  key: string;
}

/** Reads pages of rows, and how many there are in all. */
export function createListRows(db: Executor) {
  const pages = createResultCache(db);
  const bookmarks = createSeekPagination(db);

  /** The query that starts near the page, so that few rows are passed over; undefined when there are no rows. */
  async function near(wanted: RowQuery): Promise<RowQuery | undefined> {
    const { walked } = wanted;
    const beginning = await bookmarks.near({ ...wanted, where: walked });
    if (!beginning) return undefined;
    const { from, offset } = beginning;
    return { ...wanted, walked: sql`${walked} and ${from}`, offset };
  }

  async function walk(wanted: RowQuery): Promise<Row[]> {
    const nearer = await near(wanted);
    return nearer ? select(db, nearer) : [];
  }

  async function walkIds(wanted: RowQuery): Promise<string[]> {
    const nearer = await near(wanted);
    return nearer ? selectIds(db, nearer) : [];
  }

  async function search(wanted: RowQuery): Promise<{ rows: Row[]; total: number }> {
    const { ids, total } = await pages.of(wanted, () => walkIds(wanted));
    if (ids.length === 0) return { rows: [], total };
    const walked = sql`${wanted.walked} and ${hasIdIn(ids)}`;
    return { rows: await select(db, { ...wanted, walked, offset: 0 }), total };
  }

  return {
    async read(wanted: RowQuery): Promise<{ rows: Row[]; total: number }> {
      if (wanted.isSearch) return search(wanted);
      const [rows, total] = await Promise.all([walk(wanted), pages.totalOf(wanted)]);
      return { rows, total };
    },

    /** Forgets what was kept of a collection. */
    forget(collection: string): void {
      pages.forget(collection);
      bookmarks.forget(collection);
    },
  };
}

async function selectIds(db: Executor, { walked, direction, limit, offset }: RowQuery) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.document_id as id from versions v where ${walked}
    order by ${orderBy(direction)} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

async function select(
  db: Executor,
  { walked, direction, limit, offset }: RowQuery,
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    ${selectRow} where ${walked} order by ${orderBy(direction)} limit ${limit} offset ${offset}`);
  return rows;
}
