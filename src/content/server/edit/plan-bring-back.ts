import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

/** A part of a document that would change, and how. */
export interface PlannedPart {
  part: string;
  /** Another text; public again; public no longer; or the row as it was published. */
  change: 'text' | 'publish' | 'unpublish' | 'repair';
  /** The revision that would be shown; none where it would not be public. */
  revisionId: number | null;
}

interface PlannedRow extends PlannedDocument, Record<string, unknown> {
  total: string;
}

export interface PlannedDocument {
  id: string;
  collection: string;
  title: string;
  slug: string;
  parts: PlannedPart[];
}

interface PlanOptions {
  moment: Date;
  /** Names of the collections that are looked through. */
  collections: readonly string[];
  documentId?: string | undefined;
  /** Documents that are not as they were published, with their parts. */
  altered: readonly { documentId: string; part: string }[];
  limit: number;
}

/**
 * Plans what bringing documents back to a moment changes: those that differ, and how many there are in all.
 * It reads only what was published or taken down since, so that a short time costs little.
 */
export async function planBringBack(
  db: Executor,
  wanted: PlanOptions,
): Promise<{ documents: PlannedDocument[]; total: number }> {
  const { rows } = await db.execute<PlannedRow>(sql`
    with since as (${since(wanted)}), differing as (${differing(wanted)}), planned as (
      select id, jsonb_agg(jsonb_build_object(
        'part', part, 'change', change, 'revisionId', "revisionId") order by part <> 'facts', part) as parts
      from differing group by id
    )
    select planned.id, planned.parts, p.collection, p.slug, count(*) over () as total,
      coalesce((
        select r.content ->> 'title' from publications t join revisions r on r.id = t.revision_id
        where t.document_id = planned.id and t.part <> 'facts' order by t.part <> 'en', t.id desc limit 1
      ), p.slug) as title
    from planned cross join lateral (
      select collection, slug from publications b where b.document_id = planned.id order by b.id desc limit 1) p
    order by p.collection, title, planned.id limit ${wanted.limit}`);
  const documents = rows.map(({ id, collection, title, slug, parts }) => ({
    id,
    collection,
    title,
    slug,
    parts,
  }));
  return { documents, total: Number(rows[0]?.total ?? 0) };
}

/** The parts of documents of which something was published or taken down since, then and now. */
function since({ moment, collections, documentId }: PlanOptions): SQL {
  const isWanted = sql`collection = any(${sql.param([...collections])}::text[])
    and ${documentId ? sql`document_id = ${documentId}::uuid` : sql`true`}`;
  const wasPublic = sql`since <= ${moment} and (until is null or until > ${moment})`;
  return sql`
    select document_id as id, part,
      (array_agg(revision_id order by id desc) filter (where ${wasPublic}))[1] as "then",
      (array_agg(seal order by id desc) filter (where ${wasPublic}))[1] as "sealThen",
      (array_agg(revision_id) filter (where until is null))[1] as "now",
      (array_agg(seal) filter (where until is null))[1] as "sealNow"
    from publications
    where document_id in (
      select document_id from publications where since > ${moment} and ${isWanted}
      union select document_id from publications where until > ${moment} and ${isWanted})
    group by document_id, part`;
}

/** Facts are in no list by themselves: they are of no use while no language is public. */
function differing({ altered }: PlanOptions): SQL {
  const given = sql`jsonb_to_recordset(${JSON.stringify(altered)}::jsonb)
    as altered("documentId" uuid, part text)`;
  return sql`
    select id, part, "then" as "revisionId", case
      when "then" is null then 'unpublish' when "now" is null then 'publish' else 'text' end as change
    from since s where "sealThen" is distinct from "sealNow" and (part <> 'facts' or exists (
      select from since l where l.id = s.id and l.part <> 'facts' and l."then" is not null))
    union
    select altered."documentId", altered.part, null, 'repair' from ${given}
    where not exists (
      select from since s where s.id = altered."documentId" and s.part = altered.part
        and s."sealThen" is distinct from s."sealNow")`;
}
