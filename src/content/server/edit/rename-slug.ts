import { and, eq, sql } from 'drizzle-orm';
import { invalid } from '#contract/problems.ts';
import { publishChange } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { documents, formerSlugs } from '#db/schema/content.ts';
import { isUniqueViolation } from '#db/sql-state.ts';
import { isSlug } from '#lib/slug.ts';
import type { Collection } from '../../declare/collection.ts';
import { lockForWriting } from './document-row.ts';
import { renamePublications, resealFacts } from './record-publications.ts';

interface Renaming {
  documentId: string;
  slug: string;
}

/**
 * Gives a document another slug. Its old address redirects for good, and references to it take the new
 * slug. 422 when the slug has the wrong form or is taken.
 */
export async function renameSlug(
  tx: Executor,
  collections: readonly Collection[],
  collection: Collection,
  { documentId, slug }: Renaming,
): Promise<void> {
  if (!isSlug(slug))
    throw invalid({ param: 'slug', msg: 'Use small letters, numbers and hyphens, at most 80' });
  const { slug: former, languages } = await lockForWriting(tx, collection, documentId);
  if (former === slug) return;
  const { name } = collection;
  const isPublic = languages.length > 0;
  // An address that is taken anew no longer leads to where it once did. A draft takes none from its readers.
  const isOwn = isPublic ? undefined : eq(formerSlugs.documentId, documentId);
  await tx
    .delete(formerSlugs)
    .where(and(eq(formerSlugs.collection, name), eq(formerSlugs.slug, slug), isOwn));
  const leads = { collection: name, slug: former, documentId };
  const target = [formerSlugs.collection, formerSlugs.slug];
  const note = tx.insert(formerSlugs).values(leads);
  // Two documents may have had a slug one after the other; it leads to the one that was public there last.
  if (isPublic) await note.onConflictDoUpdate({ target, set: { documentId } });
  else await note.onConflictDoNothing();
  await setSlug(tx, documentId, slug);
  await tx.execute(sql`update versions set slug = ${slug} where document_id = ${documentId}`);
  await renamePublications(tx, documentId, { former, slug });
  const touched = await renameReferences(tx, collections, name, { former, slug });
  if (isPublic) await publishChange(tx, [name, ...touched]);
}

async function setSlug(tx: Executor, documentId: string, slug: string): Promise<void> {
  try {
    await tx.update(documents).set({ slug }).where(eq(documents.id, documentId));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw invalid({ param: 'slug', msg: 'There is another with this address. Choose another.' });
  }
}

/** Rewrites the facts that refer to a document, drafts of them too; returns their collections. */
async function renameReferences(
  tx: Executor,
  collections: readonly Collection[],
  to: string,
  { former, slug }: { former: string; slug: string },
): Promise<string[]> {
  const touched: string[] = [];
  for (const { name, facts, category } of collections) {
    const fields = Object.keys(facts).filter((field) => facts[field]?.to === to);
    for (const field of fields) {
      touched.push(name);
      const renamed = sql`jsonb_build_object(${field}::text, ${slug}::text)`;
      const isRewritten = sql`d.collection = ${name} and r.part = 'facts'
        and r.content ->> ${field} = ${former}`;
      await resealFacts(tx, isRewritten, renamed);
      await tx.execute(sql`
        update documents set facts = facts || ${renamed}
        where collection = ${name} and facts ->> ${field} = ${former}`);
      await tx.execute(sql`
        update revisions r set content = content || ${renamed} from documents d
        where d.id = r.document_id and ${isRewritten}`);
      if (field === category) await renameCategory(tx, name, { former, slug });
    }
  }
  return touched;
}

async function renameCategory(
  tx: Executor,
  collection: string,
  { former, slug }: { former: string; slug: string },
): Promise<void> {
  const matchesCategory = sql`collection = ${collection} and category = ${former}`;
  await tx.execute(sql`update versions set category = ${slug} where ${matchesCategory}`);
  await tx.execute(sql`update documents set category = ${slug} where ${matchesCategory}`);
}

/** Lets addresses of slugs that documents had before lead to them, unless another has such a slug now. */
export async function noteFormerSlugs(
  tx: Executor,
  former: readonly { collection: string; slug: string; documentId: string }[],
): Promise<void> {
  if (former.length === 0) return;
  await tx.execute(sql`
    insert into former_slugs (collection, slug, document_id)
    select w.collection, w.slug, w."documentId"
    from jsonb_to_recordset(${JSON.stringify(former)}::jsonb)
      as w(collection text, slug text, "documentId" uuid)
    where not exists (
      select from documents d where d.collection = w.collection and d.slug = w.slug)
    on conflict do nothing`);
}
