import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { publications } from '#db/schema/content-publications.ts';
import { factsPart } from './parts.ts';
import type { Part } from './parts.ts';
import { sealOfRevision } from './seal.ts';

/** A document, and the revisions of its parts that become public. */
interface Publishing {
  collection: { name: string };
  document: { id: string; slug: string };
  parts: ReadonlyMap<Part, { revisionId: number }>;
}

/** Keeps which revisions are public from now on, with the seal of each. */
export async function recordPublications(
  tx: Executor,
  projections: readonly Publishing[],
): Promise<void> {
  const rows = projections.flatMap(({ collection, document: { id, slug }, parts }) =>
    [...parts].map(([part, { revisionId }]) => ({
      id,
      collection: collection.name,
      slug,
      part,
      revisionId,
    })),
  );
  if (rows.length === 0) return;
  const now = new Date();
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
    id uuid, collection text, slug text, part text, "revisionId" bigint)`;
  await tx.execute(sql`
    update publications p set until = ${now} from ${given}
    where p.document_id = given.id and p.part = given.part and p.until is null
      and p.revision_id <> given."revisionId"`);
  // The seal is of the stored revision: what is written beside it has to be the same.
  await tx.execute(sql`
    insert into publications (document_id, collection, slug, part, revision_id, seal, since)
    select given.id, given.collection, given.slug, given.part, r.id,
      ${sealOfRevision(sql`given.part`, sql`r.content`)}, ${now}
    from ${given} join revisions r on r.id = given."revisionId"
    on conflict (document_id, part) where until is null do nothing`);
}

/** Keeps that a language of a document, or every one, is public no longer. Facts stay as they were. */
export async function endPublications(
  tx: Executor,
  documentId: string,
  language?: Language,
): Promise<void> {
  const matchesDocument = eq(publications.documentId, documentId);
  const isPart = language ? eq(publications.part, language) : ne(publications.part, factsPart);
  await tx
    .update(publications)
    .set({ until: new Date() })
    .where(and(matchesDocument, isPart, isNull(publications.until)));
}

/** Keeps that pairs of document and language are public no longer. */
export async function endPublicationsOf(tx: Executor, pairs: SQL): Promise<void> {
  await tx.execute(sql`
    update publications set until = ${new Date()}
    where until is null and (document_id, part) in ${pairs}`);
}

/** Forgets what was public of documents that are deleted for good. */
export async function forgetPublications(
  tx: Executor,
  documentIds: readonly string[],
): Promise<void> {
  const ids = sql.param([...documentIds]);
  await tx.execute(sql`delete from publications where document_id = any(${ids}::uuid[])`);
}

/** Keeps the new address of a document. */
export async function renamePublications(
  tx: Executor,
  documentId: string,
  { former, slug }: { former: string; slug: string },
): Promise<void> {
  const isFormer = and(eq(publications.documentId, documentId), eq(publications.slug, former));
  await tx.update(publications).set({ slug }).where(isFormer);
}

/**
 * Seals facts anew that are about to be rewritten in place; `change` is what they are joined with. Facts
 * that are no longer as they were sealed keep their seal, so that the alarm goes on.
 */
export async function resealFacts(tx: Executor, isRewritten: SQL, change: SQL): Promise<void> {
  const rewritten = sql`(r.content || ${change})`;
  await tx.execute(sql`
    update publications p set seal = ${sealOfRevision(sql`p.part`, rewritten)}
    from revisions r, documents d
    where r.id = p.revision_id and d.id = r.document_id and ${isRewritten}
      and p.seal = ${sealOfRevision(sql`p.part`, sql`r.content`)}`);
}
