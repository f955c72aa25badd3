import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

/** The earliest end among a collection's documents that are not over yet; undefined when all are. */
export async function nextExpiry(db: Executor, collection: string): Promise<Date | undefined> {
  const { rows } = await db.execute<{ next: Date | null }>(sql`
    select min(coalesce(v.until, v.at)) as next from versions v
    where v.collection = ${collection} and coalesce(v.until, v.at) >= now()`);
  return rows[0]?.next ? new Date(rows[0].next) : undefined;
}
