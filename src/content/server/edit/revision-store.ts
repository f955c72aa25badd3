import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { drafts, revisions } from '#db/schema/content.ts';
import { chunks } from '#lib/chunks.ts';
import { termsOfPart } from '../search-index.ts';
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
  /** The newest revision until now. */
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

async function appendSome(tx: Executor, next: readonly NewRevision[]): Promise<number[]> {
  const now = new Date();
  const replaced = next.flatMap(({ head, authorId }) =>
    head && isOneSitting(head, authorId, now) ? [head] : [],
  );
  const rows = next.map(({ documentId, part, content, authorId, head }) => {
    const since = head && replaced.includes(head) ? head.since : now;
    return { documentId, part, content, authorId, since };
  });
  const { id, documentId, part } = revisions;
  const added = await tx.insert(revisions).values(rows).returning({ id, documentId, part });
  const idOf = new Map(added.map((row) => [`${row.documentId} ${row.part}`, row.id]));
  const ids = next.map((each) => idOf.get(`${each.documentId} ${each.part}`) ?? notStored());
  await makeNewest(tx, next, ids);
  if (replaced.length > 0) await removeUnlessUsed(tx, replaced);
  return ids;
}

function notStored(): never {
  throw new Error('A revision was not stored');
}

async function makeNewest(tx: Executor, next: readonly NewRevision[], ids: readonly number[]) {
  const rows = next.map(({ documentId, part, content }, index) => {
    const terms = termsOfPart(part, content);
    return { documentId, part, terms, revisionId: ids[index] ?? notStored() };
  });
  await tx
    .insert(drafts)
    .values(rows)
    .onConflictDoUpdate({
      target: [drafts.documentId, drafts.part],
      set: { revisionId: sql`excluded.revision_id`, terms: sql`excluded.terms` },
    });
}

function isOneSitting({ since, authorId }: Head, author: string, now: Date): boolean {
  return authorId === author && now.getTime() - since.getTime() < ONE_SITTING_MINUTES * 60_000;
}

/** Revisions that are public or scheduled stay. */
async function removeUnlessUsed(tx: Executor, replaced: readonly Head[]): Promise<void> {
  await tx.execute(sql`
    delete from revisions r where id = any(${sql.param(replaced.map(({ id }) => id))}::bigint[])
      and not exists (select from versions v where v.document_id = r.document_id and v.revision_id = r.id)
      and not exists (select from documents d where d.id = r.document_id and d.facts_revision_id = r.id)
      and not exists (select from schedule s where s.document_id = r.document_id and s.revision_id = r.id)`);
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
