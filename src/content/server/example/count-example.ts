import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { Part } from '../../declare/parts.ts';
import { IMPORTER } from '../edit/authors.ts';
import type { Addressed } from './find-example.ts';

/** How many imported documents there still are, and how many came otherwise; none in the bin. */
export async function countDocuments(
  db: Executor,
  imported: readonly Addressed[],
): Promise<{ imported: number; own: number }> {
  const { rows } = await db.execute<{ imported: string; own: string }>(sql`
    with given as (select * from unnest(
      ${sql.param(imported.map(({ collection }) => collection))}::text[],
      ${sql.param(imported.map(({ slug }) => slug))}::text[]) as g(collection, slug))
    select count(g.slug) as imported, count(*) - count(g.slug) as own
    from documents d left join given g on g.collection = d.collection and g.slug = d.slug
    where d.binned_at is null`);
  return { imported: Number(rows[0]?.imported ?? 0), own: Number(rows[0]?.own ?? 0) };
}

/** Whether nobody but the importer wrote a part of a document. */
export async function isUntouched(
  db: Executor,
  { collection, slug }: Addressed,
  part: Part,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from documents d join revisions r on r.document_id = d.id
    where d.collection = ${collection} and d.slug = ${slug} and r.part = ${part} and r.author_id <> ${IMPORTER} limit 1`);
  return rows.length === 0;
}
