import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { KnownSlugs } from './check-references.ts';

/** The slugs that the database has already, by collection. */
export async function findSlugs(db: Executor): Promise<KnownSlugs> {
  const { rows } = await db.execute<{ collection: string; slugs: string[] }>(
    sql`select collection, array_agg(slug) as slugs from documents group by collection`,
  );
  return new Map(rows.map(({ collection, slugs }) => [collection, new Set(slugs)]));
}
