import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { announce } from '#db/changes.ts';
import type { Executor } from '#db/database.ts';
import { documents, revisions, versions } from '#db/schema/index.ts';
import type { Collection } from '../declare/collection.ts';
import type { DocumentContent, VersionContent } from './document-content.ts';
import { indexColumns, rememberWords } from './search-index.ts';
import { refreshShown } from './shown.ts';

export type Saved = 'created' | 'changed' | 'unchanged';

/**
 * Writes a document whole, in the caller's transaction, and tells every process what changed.
 * Saving the same content again changes nothing. Languages that are not named stay as they are.
 */
export async function saveDocument(
  tx: Executor,
  collection: Collection,
  content: DocumentContent,
  author: string,
): Promise<Saved> {
  const known = await find(tx, collection, content.slug);
  const id = known?.id ?? randomUUID();
  const factsChanged = !known || !isDeepStrictEqual(known.facts, plain(content.facts));
  if (!known) {
    await tx
      .insert(documents)
      .values({ id, collection: collection.name, slug: content.slug, facts: content.facts });
  } else if (factsChanged) {
    await tx
      .update(documents)
      .set({ facts: content.facts, updatedAt: new Date() })
      .where(eq(documents.id, id));
  }
  let changed = factsChanged;
  for (const version of content.versions) {
    changed =
      (await saveVersion(tx, { collection, id, content, version, author, force: factsChanged })) ||
      changed;
  }
  if (!changed) return 'unchanged';
  await refreshShown(tx, [id]);
  await announce(tx, [collection.name]);
  return known ? 'changed' : 'created';
}

interface VersionSave {
  collection: Collection;
  id: string;
  content: DocumentContent;
  version: VersionContent;
  author: string;
  /** Facts are copied into each version's columns, so a change of theirs writes every version. */
  force: boolean;
}

async function saveVersion(
  tx: Executor,
  { collection, id, content, version, author, force }: VersionSave,
) {
  const { facts, position } = content;
  const of = and(eq(versions.documentId, id), eq(versions.language, version.language));
  const [known] = await tx.select().from(versions).where(of);
  const { language, ...said } = version;
  if (
    known &&
    !force &&
    known.position === position &&
    isDeepStrictEqual(contentOf(known), plain(said))
  )
    return false;
  const columns = indexColumns(collection, content, version);
  const row = {
    ...said,
    ...columns,
    live: version.state === 'published' && version.publishAt <= new Date(),
  };
  const key = { documentId: id, language, collection: collection.name, slug: content.slug };
  await tx
    .insert(versions)
    .values({ ...key, ...row, position })
    .onConflictDoUpdate({
      target: [versions.documentId, versions.language],
      set: { ...row, position, updatedAt: new Date() },
    });
  await rememberWords(tx, columns.terms);
  await tx
    .insert(revisions)
    .values({ documentId: id, language, author, content: { facts, position, ...said } });
  return true;
}

async function find(tx: Executor, { name }: Collection, slug: string) {
  const [row] = await tx
    .select({ id: documents.id, facts: documents.facts })
    .from(documents)
    .where(and(eq(documents.collection, name), eq(documents.slug, slug)));
  return row;
}

function contentOf(row: typeof versions.$inferSelect) {
  const { state, publishAt, title, summary, body, words } = row;
  return plain({ state, publishAt, title, summary, body, words });
}

/** As it comes back from a JSON column, so that what is stored and what is given compare equal. */
function plain(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
}
