import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';
import { newestTitle } from '../newest-title.ts';
import type { DocumentRow } from './document-row.ts';

/**
 * Throws `conflict` while a document that is public, or will be, refers to this one, which is locked: it
 * could not be shown any more.
 */
export async function requireUnreferred(
  tx: Executor,
  collections: readonly Collection[],
  { id, collection, slug }: DocumentRow,
): Promise<void> {
  const uses = collections.flatMap(({ name, facts }) =>
    Object.keys(facts)
      .filter((field) => facts[field]?.to === collection)
      .map((field) => sql`(d.collection = ${name} and ${refersBy(field, slug)})`),
  );
  if (uses.length === 0) return;
  const { rows } = await tx.execute<{ title: string }>(sql`
    select coalesce(${newestTitle(sql`d.id`)}, d.slug) as title
    from documents d where d.id <> ${id} and d.binned_at is null and (${sql.join(uses, sql` or `)})
    order by d.languages = '{}', d.edited_at desc limit 1`);
  const [first] = rows;
  if (first)
    throw new Problem('conflict', {
      message: `“${first.title}” refers to this. Change it there first, or take that off the site.`,
    });
}

/** Whether the facts that are public, or planned to be, name a slug. */
function refersBy(field: string, slug: string): SQL {
  return sql`(
    d.facts ->> ${field} = ${slug} and (d.languages <> '{}' or exists (
      select from schedule s where s.document_id = d.id and s.action = 'publish'))
    or exists (
      select from schedule s join revisions r on r.id = s.revision_id
      where s.document_id = d.id and s.action = 'publish' and s.part = 'facts'
        and r.content ->> ${field} = ${slug}))`;
}
