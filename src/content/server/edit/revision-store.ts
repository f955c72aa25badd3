import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { drafts, revisions } from '#db/schema/content.ts';
import { chunks } from '#lib/chunks.ts';
import type { Revision } from './edit-conflict.ts';
import { partSchema } from './parts.ts';
import type { Part, PartContent } from './parts.ts';

/** Autosaves of one author within this time are one revision. */
const ONE_SITTING_MINUTES = 10;
/**
 * An autosave is kept for so long after it was replaced, because another agent's edit may have begun from
 * it, and is merged by what both changed of it.
 */
const KEPT_SECONDS = 120;
/** Rows of one INSERT; each text of a row is a parameter of it. */
const BATCH_SIZE = 500;

/** The newest revision of a part. */
export interface Head extends Revision {
  since: Date;
  sources: Sources | null;
}

/** The revision of the original that each field of a translation was translated from. */
export type Sources = Record<string, number>;

export type Heads = ReadonlyMap<Part, Head>;

/** The newest revision of each part of a document. */
export async function readHeads(tx: Executor, documentId: string): Promise<Heads> {
  return (await readHeadsOf(tx, [documentId])).get(documentId) ?? new Map();
}

/** The newest revision of each part of a document, with the content of one part only. */
export async function readHeadsFor(tx: Executor, documentId: string, part: Part): Promise<Heads> {
  return (await readHeadsForEach(tx, [{ documentId, part }])).get(documentId) ?? new Map();
}

/**
 * The newest revisions for many documents, by their ids, each with the content of one part; each id is
 * named once.
 */
export async function readHeadsForEach(
  tx: Executor,
  wanted: readonly { documentId: string; part: Part }[],
): Promise<Map<string, Heads>> {
  const ids = wanted.map(({ documentId }) => documentId);
  const pairs = wanted.map(({ documentId, part }) => `${documentId} ${part}`);
  const isWanted = sql`${drafts.documentId} || ' ' || ${drafts.part} = any(${sql.param(pairs)}::text[])`;
  const content = sql<PartContent>`case when ${isWanted} then ${revisions.content} end`;
  return readHeadsWhere(tx, inArray(drafts.documentId, ids), content);
}

/** The newest revision of each part of many documents, by their ids. */
export async function readHeadsOf(
  tx: Executor,
  documentIds: readonly string[],
): Promise<Map<string, Heads>> {
  return readHeadsWhere(tx, inArray(drafts.documentId, [...documentIds]));
}

async function readHeadsWhere(
  tx: Executor,
  wanted: SQL | undefined,
  content: SQL<PartContent> = sql`${revisions.content}`,
): Promise<Map<string, Heads>> {
  const rows = await tx
    .select({ ...headColumns, content, documentId: drafts.documentId, part: drafts.part })
    .from(drafts)
    .innerJoin(revisions, sql`${revisions.id} = ${drafts.revisionId}`)
    .where(wanted);
  const heads = new Map<string, Map<Part, Head>>();
  for (const { documentId, part, ...head } of rows) {
    const known = heads.get(documentId) ?? new Map<Part, Head>();
    heads.set(documentId, known.set(partSchema.parse(part), head));
  }
  return heads;
}

const headColumns = {
  id: revisions.id,
  authorId: revisions.authorId,
  at: revisions.at,
  since: revisions.since,
  sources: revisions.sources,
};

export interface NewRevision {
  documentId: string;
  part: Part;
  content: PartContent;
  authorId: string;
  /** The newest revision before this one. */
  head: Head | undefined;
  /** Of a translation, where it is not all from the newest original. */
  sources?: Sources | undefined;
  /** Leaves the revision before it in the history, although its author saved that one just now. */
  isNewSitting?: boolean | undefined;
}

/** Appends a revision and makes it the newest of its part. */
export async function appendRevision(tx: Executor, next: NewRevision): Promise<number> {
  const [id = notStored()] = await appendRevisions(tx, [next]);
  return id;
}

/**
 * Appends revisions, at most one of each part, and makes them the newest; replaces what they merely
 * go on from. Returns their ids in the same order.
 */
export async function appendRevisions(
  tx: Executor,
  next: readonly NewRevision[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const some of chunks(next, BATCH_SIZE)) ids.push(...(await appendSome(tx, some)));
  return ids;
}

/** One statement, because an autosave comes every few seconds from everybody who writes. */
async function appendSome(tx: Executor, next: readonly NewRevision[]): Promise<number[]> {
  const now = new Date();
  const rows = next.map(({ head, isNewSitting = false, ...revision }) => {
    const goesOn = head && !isNewSitting && isOneSitting(head, revision.authorId, now);
    const continued = goesOn ? head : undefined;
    return { ...revision, since: continued?.since ?? now, continues: continued?.id };
  });
  const { rows: added } = await tx.execute<{ id: string; key: string }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        "documentId" uuid, part text, content jsonb, "authorId" uuid, since timestamptz, continues bigint,
        sources jsonb)
    ), added as (
      insert into revisions (document_id, part, author_id, content, since, sources)
      select "documentId", part, "authorId", content, since, sources from given
      returning id, document_id, part
    ), named as (
      insert into revision_files (key, revision_id)
      select distinct file #>> '{}', id from added join given
        on given."documentId" = document_id and given.part = added.part,
        jsonb_path_query(given.content, '$.**.key') as file
      where file #>> '{}' ~ '^[0-9a-f]{64}$'
    ), newest as (
      insert into drafts (document_id, part, revision_id) select document_id, part, id from added
      on conflict (document_id, part) do update set revision_id = excluded.revision_id, terms = null
    ), continued as (
      delete from revisions r using given
      where r.document_id = given."documentId" and r.part = given.part and r.id <= given.continues
        and r.author_id = given."authorId" and r.since = given.since
        and r.at < now() - make_interval(secs => ${KEPT_SECONDS}) and not ${isUsed}
    )
    select id, document_id || ' ' || part as key from added`);
  const idOf = new Map(added.map(({ key, id }) => [key, Number(id)]));
  return next.map(({ documentId, part }) => idOf.get(`${documentId} ${part}`) ?? notStored());
}

/** The condition that the revision `r` is or was public, is scheduled, sent for review, or was translated from. */
const isUsed = sql`(
  exists (select from versions v where v.document_id = r.document_id and v.revision_id = r.id)
  or exists (select from publications b where b.revision_id = r.id)
  or exists (select from documents d where d.id = r.document_id and d.facts_revision_id = r.id)
  or exists (select from schedule s where s.document_id = r.document_id and s.revision_id = r.id)
  or exists (select from review_parts p where p.revision_id = r.id)
  or r.part <> 'facts' and exists (
    select from drafts p join revisions t on t.id = p.revision_id
    where p.document_id = r.document_id and p.part not in ('facts', r.part) and (
      exists (select from jsonb_each_text(t.sources) s where s.value = r.id::text)
      or t.sources is null and t.id > r.id and not exists (
        select from revisions n
        where n.document_id = r.document_id and n.part = r.part and n.id > r.id and n.id < t.id))))`;

/** Deletes autosaves that a later one of the same sitting replaced; returns their number. */
export async function tidyRevisions(db: Executor): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from revisions r
    where r.at < now() - interval '1 day'
      and exists (
        select from revisions n where n.document_id = r.document_id and n.part = r.part
          and n.author_id = r.author_id and n.since = r.since and n.id > r.id)
      and not exists (select from drafts p where p.revision_id = r.id) and not ${isUsed}`);
  return rowCount ?? 0;
}

function notStored(): never {
  throw new Error('A revision was not stored');
}

function isOneSitting({ since, authorId }: Head, author: string, now: Date): boolean {
  return authorId === author && now.getTime() - since.getTime() < ONE_SITTING_MINUTES * 60_000;
}

interface StoredRevision {
  part: Part;
  content: PartContent;
  sources: Sources | null;
}

/** The contents of revisions of a document, by their ids. */
export async function readRevisions(
  tx: Executor,
  documentId: string,
  ids: readonly number[],
): Promise<Map<number, StoredRevision>> {
  const { rows } = await tx.execute<
    Omit<StoredRevision, 'part'> & { id: string; part: string }
  >(sql`
    select id, part, content, sources from revisions
    where document_id = ${documentId} and id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(
    rows.map(({ id, part, ...rest }) => [Number(id), { part: partSchema.parse(part), ...rest }]),
  );
}
