import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { tagRead } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';

/** A public document without its texts. */
export type PublishedDocument = {
  collection: string;
  slug: string;
  facts: Record<string, unknown>;
  languages: Language[];
  /** As PostgreSQL writes a moment. */
  updatedAt: string;
};

interface Page {
  page: number;
  size: number;
}

/** The public documents of many collections, page by page, and how many there are in all. */
export async function readPublished(
  db: Executor,
  collections: readonly string[],
  { page, size }: Page,
): Promise<{ rows: PublishedDocument[]; total: number }> {
  collections.forEach(tagRead);
  const isPublic = sql`d.collection = any(${sql.param(collections)}::text[]) and d.languages <> '{}'`;
  const [{ rows }, totals] = await Promise.all([
    db.execute<PublishedDocument>(sql`
      select d.collection, d.slug, d.facts, d.languages, greatest(d.updated_at, (
        select max(v.updated_at) from versions v where v.document_id = d.id
      )) as "updatedAt"
      from documents d where ${isPublic}
      order by d.collection, d.slug limit ${size} offset ${(page - 1) * size}`),
    db.execute<{ total: number }>(sql`
      select count(*)::int as total from documents d where ${isPublic}`),
  ]);
  return { rows, total: totals.rows[0]?.total ?? 0 };
}
