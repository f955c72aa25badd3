import { sql } from 'drizzle-orm';
import { invalid } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { Collection } from '../../declare/collection.ts';
import { factsPart } from './parts.ts';
import { readHeadsFor } from './revision-store.ts';
import { saveDraft } from './save-draft.ts';

/** Throws 422 unless a collection has categories and one of this slug is among them. */
export async function requireCategory(
  tx: Executor,
  { category, facts }: Collection,
  slug: string,
): Promise<string> {
  const to = category && facts[category]?.to;
  if (!category || !to) throw invalid({ param: 'collection', msg: 'This has no categories' });
  const { rowCount } = await tx.execute(sql`
    select from documents where collection = ${to} and slug = ${slug} and stage <> 'binned'`);
  if (!rowCount) throw invalid({ param: 'category', msg: 'Choose a category from the list' });
  return category;
}

interface Categorizing {
  documentId: string;
  /** The fact that names the category. */
  field: string;
  slug: string;
  authorId: string;
}

/** Puts a document into a category, as a draft. */
export async function categorize(
  tx: Executor,
  collection: Collection,
  { documentId, field, slug, authorId }: Categorizing,
): Promise<void> {
  const head = (await readHeadsFor(tx, documentId, factsPart)).get(factsPart);
  await saveDraft(tx, collection, {
    documentId,
    part: factsPart,
    authorId,
    base: head?.id ?? null,
    content: { ...head?.content, [field]: slug },
  });
}
