import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Collection } from '../declare/collection.ts';
import type { ListFilter } from './filter.ts';

/** How the rows of a list follow each other. */
export type Direction = 'newest' | 'soonest' | 'position';

export function directionOf({ order }: Collection, { type }: ListFilter): Direction {
  // Past events are read backwards.
  return order.by === 'soonest' && type === 'past' ? 'newest' : order.by;
}

/** The column that a direction goes by, and the type in which PostgreSQL reads it back. */
export const columns: Record<Direction, { column: SQL; type: SQL }> = {
  newest: { column: sql`v.at`, type: sql`timestamptz` },
  soonest: { column: sql`v.at`, type: sql`timestamptz` },
  position: { column: sql`v.position`, type: sql`integer` },
};

/** Ends with the id, so that paging never repeats or skips a row. */
export function orderBy(direction: Direction): SQL {
  const { column } = columns[direction];
  return direction === 'newest'
    ? sql`${column} desc, v.document_id desc`
    : sql`${column}, v.document_id`;
}
