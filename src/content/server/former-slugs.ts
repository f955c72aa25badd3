import { sql } from 'drizzle-orm';
import { tagRead } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';

/** The slug that a public document of a collection has now, by one that it had before. */
export async function readCurrentSlug(
  db: Executor,
  collection: string,
  formerSlug: string,
): Promise<string | undefined> {
  tagRead(collection);
  const { rows } = await db.execute<{ slug: string }>(sql`
    select d.slug from former_slugs f join documents d on d.id = f.document_id
    where f.collection = ${collection} and f.slug = ${formerSlug} and d.languages <> '{}'`);
  return rows[0]?.slug;
}
