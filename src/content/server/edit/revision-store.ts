import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { drafts, revisions } from '#db/schema/content.ts';
import { chunks } from '#lib/chunks.ts';
import type { Revision } from './edit-conflict.ts';
import { partSchema } from './parts.ts';
import type { Part, PartContent } from './parts.ts';

/** Autosaves of one author within this time are one revision. */
const ONE_SITTING_MINUTES = 10;
/** Rows of one INSERT; each text of a row is a parameter of it. */
const AT_ONCE = 500;

/** The newest revision of a part. */
export interface Head extends Revision {
  since: Date;
}

export type Heads = ReadonlyMap<Part, Head>;

/** The newest revision of each part of a document. */
export async function readHeads(tx: Executor, documentId: string): Promise<Heads> {
  return (await readHeadsOf(tx, [documentId])).get(documentId) ?? new Map();
}

/** The newest revision of one part; undefined while nobody wrote any. */
export async function readHead(
  tx: Executor,
  documentId: string,
  part: Part,
): Promise<Head | undefined> {
  const isIt = and(eq(drafts.documentId, documentId), eq(drafts.part, part));
  return (await readHeadsWhere(tx, isIt)).get(documentId)?.get(part);
}

/** The newest revision of each part of many documents, by their ids. */
export async function readHeadsOf(
  tx: Executor,
  documentIds: readonly string[],
): Promise<Map<string, Heads>> {
  return readHeadsWhere(tx, inArray(drafts.documentId, [...documentIds]));
}

async function readHeadsWhere(tx: Executor, wanted: SQL | undefined): Promise<Map<string, Heads>> {
  const rows = await tx
    .select({ ...headColumns, documentId: drafts.documentId, part: drafts.part })
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
  content: revisions.content,
};

export interface NewRevision {
  documentId: string;
  part: Part;
  content: PartContent;
  authorId: string;
  /** The newest revision before this one. */
  head: Head | undefined;
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
  for (const some of chunks(next, AT_ONCE)) ids.push(...(await appendSome(tx, some)));
  return ids;
}

/** One statement, because an autosave comes every few seconds from everybody who writes. */
async function appendSome(tx: Executor, next: readonly NewRevision[]): Promise<number[]> {
  const now = new Date();
  const rows = next.map(({ head, ...revision }) => {
    const continued = head && isOneSitting(head, revision.authorId, now) ? head : undefined;
    return { ...revision, since: continued?.since ?? now, continues: continued?.id };
  });
  const { rows: added } = await tx.execute<{ id: string; key: string }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        "documentId" uuid, part text, content jsonb, "authorId" uuid, since timestamptz, continues bigint)
    ), added as (
      insert into revisions (document_id, part, author_id, content, since)
      select "documentId", part, "authorId", content, since from given
      returning id, document_id, part
    ), newest as (
      insert into drafts (document_id, part, revision_id) select document_id, part, id from added
      on conflict (document_id, part) do update set revision_id = excluded.revision_id, terms = null
    ), continued as (
      delete from revisions r using given
      where r.id = given.continues and not ${isUsed}
    )
    select id, document_id || ' ' || part as key from added`);
  const idOf = new Map(added.map(({ key, id }) => [key, Number(id)]));
  return next.map(({ documentId, part }) => idOf.get(`${documentId} ${part}`) ?? notStored());
}

/** The condition that the revision `r` is public or scheduled. */
const isUsed = sql`(
  exists (select from versions v where v.document_id = r.document_id and v.revision_id = r.id)
  or exists (select from documents d where d.id = r.document_id and d.facts_revision_id = r.id)
  or exists (select from schedule s where s.document_id = r.document_id and s.revision_id = r.id))`;

function notStored(): never {
  throw new Error('A revision was not stored');
}

function isOneSitting({ since, authorId }: Head, author: string, now: Date): boolean {
  return authorId === author && now.getTime() - since.getTime() < ONE_SITTING_MINUTES * 60_000;
}

/** The contents of revisions of a document, by their ids. */
export async function readRevisions(
  tx: Executor,
  documentId: string,
  ids: readonly number[],
): Promise<Map<number, { part: Part; content: PartContent }>> {
  const { rows } = await tx.execute<{ id: string; part: string; content: PartContent }>(sql`
    select id, part, content from revisions
    where document_id = ${documentId} and id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(
    rows.map(({ id, part, content }) => [Number(id), { part: partSchema.parse(part), content }]),
  );
}
