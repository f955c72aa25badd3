import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { publishChange } from '#db/cache-tags.ts';
import type { Executor } from '#db/database.ts';
import { versions } from '#db/schema/content.ts';
import { chunks } from '#lib/chunks.ts';
import type { Collection } from '../../declare/collection.ts';
import { refreshLanguageFallback } from '../language-fallback.ts';
import { factColumns, rememberWords, termsOfPart } from '../search-index.ts';
import type { DocumentRow } from './document-row.ts';
import { factsPart, languageContent } from './parts.ts';
import type { Part, PartContent } from './parts.ts';
import { endPublications, recordPublications } from './record-publications.ts';
import { refreshStage } from './refresh-stage.ts';

/** A revision that becomes public. */
export interface PublishedRevision {
  revisionId: number;
  content: PartContent;
}

/** Parts of a document that become public. */
export interface Projection {
  collection: Collection;
  document: DocumentRow;
  parts: ReadonlyMap<Part, PublishedRevision>;
}

/** Documents whose rows are worked out in one statement; none may take longer than two seconds. */
const BATCH_SIZE = 200;

/** Makes revisions of a locked document public, and tells every process. */
export async function project(tx: Executor, projection: Projection): Promise<void> {
  await writeVersions(tx, [projection]);
  await publishChanges(tx, [projection.collection], [projection.document.id]);
}

/** Removes a language of a document, or all of it, from the public versions. */
export async function retract(
  tx: Executor,
  collection: Collection,
  { id }: DocumentRow,
  language?: Language,
): Promise<void> {
  const ofIt = eq(versions.documentId, id);
  const { rowCount } = await tx
    .delete(versions)
    .where(language ? and(ofIt, eq(versions.language, language)) : ofIt);
  await endPublications(tx, id, language);
  if (rowCount) await publishChanges(tx, [collection], [id]);
  else await refreshStage(tx, [id]);
}

/** Refreshes everything derived from the versions of documents, and tells every process. */
export async function publishChanges(
  tx: Executor,
  collections: Iterable<Collection>,
  documentIds: readonly string[],
): Promise<void> {
  for (const some of chunks(documentIds, BATCH_SIZE)) {
    await refreshLanguageFallback(tx, some);
    await refreshStage(tx, some);
  }
  await publishChange(
    tx,
    Array.from(collections, ({ name }) => name),
  );
}

/** The one way into `versions`; `publishChanges` has to follow in the same transaction. */
export async function writeVersions(
  tx: Executor,
  projections: readonly Projection[],
): Promise<void> {
  for (const some of chunks(projections, BATCH_SIZE)) {
    await writeFacts(tx, some);
    await writeLanguages(tx, some);
    await recordPublications(tx, some);
  }
}

/** Lists order and filter by columns of each version, into which the facts are copied. */
async function writeFacts(tx: Executor, projections: readonly Projection[]): Promise<void> {
  const rows = projections.flatMap(({ collection, document, parts }) => {
    const { content, revisionId } = parts.get(factsPart) ?? {};
    if (!content) return [];
    return [{ id: document.id, facts: content, revisionId, ...factColumns(collection, content) }];
  });
  if (rows.length === 0) return;
  const changed = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed(
    id uuid, facts jsonb, "revisionId" bigint, at timestamptz, until timestamptz, category text)`;
  await tx.execute(sql`
    update documents d set
      facts = changed.facts, facts_revision_id = changed."revisionId", updated_at = now()
    from ${changed} where d.id = changed.id`);
  await tx.execute(sql`
    update versions v set at = changed.at, until = changed.until, category = changed.category
    from ${changed} where v.document_id = changed.id`);
}

async function writeLanguages(tx: Executor, projections: readonly Projection[]): Promise<void> {
  const rows = projections.flatMap(rowsOf);
  if (rows.length === 0) return;
  await tx
    .insert(versions)
    .values(rows)
    .onConflictDoUpdate({ target: [versions.documentId, versions.language], set: asInserted });
  await rememberWords(tx, new Set(rows.flatMap(({ terms }) => terms)));
}

function rowsOf({ collection, document, parts }: Projection) {
  const { id: documentId, slug, position } = document;
  const columns = factColumns(collection, parts.get(factsPart)?.content ?? document.facts);
  const key = { documentId, collection: collection.name, slug, position };
  return [...parts].flatMap(([language, { revisionId, content }]) => {
    if (language === factsPart) return [];
    const terms = termsOfPart(language, content);
    const said = languageContent(content);
    return [{ ...key, ...said, ...columns, language, revisionId, terms }];
  });
}

const asInserted = {
  slug: sql`excluded.slug`,
  position: sql`excluded.position`,
  title: sql`excluded.title`,
  summary: sql`excluded.summary`,
  body: sql`excluded.body`,
  words: sql`excluded.words`,
  at: sql`excluded.at`,
  until: sql`excluded.until`,
  category: sql`excluded.category`,
  revisionId: sql`excluded.revision_id`,
  terms: sql`excluded.terms`,
  updatedAt: sql`now()`,
};
