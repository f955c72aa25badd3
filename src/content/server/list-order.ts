import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../declare/collection.ts';
import type { ListFilter } from './filter.ts';

/** How the rows of a list follow each other. */
export type Direction = 'newest' | 'soonest' | 'position';

export function directionOf({ order }: Collection, { type }: ListFilter): Direction {
  // What is over is read backwards.
  return order.by === 'soonest' && type === 'past' ? 'newest' : order.by;
}

/** Each ends with the id, so that paging never repeats or skips a row. */
const orders: Record<Direction, SQL> = {
  newest: sql`v.at desc, v.document_id desc`,
  soonest: sql`v.at, v.document_id`,
  position: sql`v.position, v.document_id`,
};

export function orderBy(direction: Direction): SQL {
  return orders[direction];
}

/** A row of a list that others are found from. */
export type Bookmark = { at: string; id: string };

/** A bookmark stands at every so many rows. */
export const BOOKMARK_EVERY = 200;

/** Walks through a whole list once, so that its deep pages need not be walked to. */
export async function findBookmarks(
  db: Executor,
  where: SQL,
  direction: Direction,
): Promise<Bookmark[]> {
  const { rows } = await db.execute<Bookmark>(sql`
    select at::text as at, document_id as id from (
      select v.at, v.document_id, row_number() over (order by ${orderBy(direction)}) as place
      from versions v where ${where}
    ) as placed
    where place % ${BOOKMARK_EVERY} = 0 order by place`);
  return rows;
}

/** The condition of the rows that follow a bookmark. */
export function after({ at, id }: Bookmark, direction: Direction): SQL {
  const place = sql`(${at}::timestamptz, ${id}::uuid)`;
  return direction === 'newest'
    ? sql`(v.at, v.document_id) < ${place}`
    : sql`(v.at, v.document_id) > ${place}`;
}
