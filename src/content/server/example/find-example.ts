import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';
import { IMPORTER } from '../edit/authors.ts';

/** A document by its address in a campaign's files. */
export interface Addressed {
  collection: string;
  slug: string;
}

export interface ExampleDocument extends Addressed {
  id: string;
}

/**
 * Finds the documents of an imported campaign that nobody has edited since and that nothing refers to
 * which stays.
 */
export async function findExample(
  db: Executor,
  collections: readonly Collection[],
  imported: readonly Addressed[],
): Promise<ExampleDocument[]> {
  const untouched = await findUntouched(db, imported);
  let going = new Map(untouched.map((each) => [`${each.collection}/${each.slug}`, each]));
  // Documents that stay keep what they refer to, and that keeps what it refers to itself.
  for (;;) {
    const needed = await readReferences(db, collections, [...going.values()]);
    const next = new Map([...going].filter(([address]) => !needed.has(address)));
    if (next.size === going.size) return [...going.values()];
    going = next;
  }
}

async function findUntouched(db: Executor, imported: readonly Addressed[]) {
  const { rows } = await db.execute<ExampleDocument & Record<string, unknown>>(sql`
    select d.id, d.collection, d.slug from documents d
    where (d.collection, d.slug) in (select * from unnest(
        ${sql.param(imported.map(({ collection }) => collection))}::text[],
        ${sql.param(imported.map(({ slug }) => slug))}::text[]))
      and not exists (select from revisions r where r.document_id = d.id and r.author_id <> ${IMPORTER})
    order by d.id`);
  return rows;
}

/** The addresses that the facts of all documents but these refer to. */
async function readReferences(
  db: Executor,
  collections: readonly Collection[],
  without: readonly ExampleDocument[],
): Promise<Set<string>> {
  const ids = sql.param(without.map(({ id }) => id));
  const needed = new Set<string>();
  for (const { name, facts } of collections) {
    for (const [field, { to }] of Object.entries(facts)) {
      if (!to) continue;
      const { rows } = await db.execute<{ slug: string }>(sql`
        select distinct r.content ->> ${field} as slug from revisions r
        join documents d on d.id = r.document_id
        where d.collection = ${name} and r.part = 'facts' and r.content ->> ${field} is not null
          and d.id <> all(${ids}::uuid[])`);
      for (const { slug } of rows) needed.add(`${to}/${slug}`);
    }
  }
  return needed;
}
