import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

/**
 * Up to so many matches are gathered first and put in order then. PostgreSQL would guess which way
 * is shorter, and guesses badly for beginnings of words: it walked 20,000 rows to find 12 of 100.
 */
export const MOST_GATHERED = 1_000;

/** A WITH that gathers all matches as `found`, whatever comes after it. */
export function gathered(where: SQL): SQL {
  return sql`with found as materialized (
    select v.document_id, v.language, v.at, v.position from versions v where ${where}
  )`;
}

/** How many versions there are. */
export async function count(db: Executor, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from versions v where ${where}`,
  );
  return rows[0]?.count ?? 0;
}
