import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { Database, Executor } from '#db/database.ts';
import type { Stage } from '#db/schema/content.ts';
import { meant, toTsquery } from '#lib/script.ts';
import { partSchema } from './edit/parts.ts';
import type { Part, PartContent } from './edit/parts.ts';
import { indexDrafts } from './index-drafts.ts';
import { MAX_SORTED } from './match-condition.ts';

/** Filters of an editor's list; nothing set means everything but the bin. */
export interface DraftFilter {
  collection?: string | undefined;
  stage?: Stage | undefined;
  /** Typed words, in either script. */
  s?: string | undefined;
}

export interface DraftPage {
  page: number;
  size: number;
}

/** A document as a list of the agent area shows it. */
export type DraftRow = {
  id: string;
  collection: string;
  slug: string;
  stage: Stage;
  /** In the language asked for, else in the first there is; empty while nobody wrote one. */
  title: string;
  /** The languages that have a draft, and those that are public. */
  written: Language[];
  languages: Language[];
  editedAt: Date;
};

const NOT_IN_BIN: readonly Stage[] = ['draft', 'live', 'changed'];

/** Reads the lists of editors: drafts beside their public versions. */
export function createDraftReader(db: Database) {
  return {
    /** A page of documents, edited last first. `hasMore` tells whether another page follows. */
    async list(
      filter: DraftFilter,
      language: Language,
      { page, size }: DraftPage,
    ): Promise<{ data: DraftRow[]; hasMore: boolean }> {
      const match = matching(filter.s);
      // A save leaves the words to find it by to the next search, because many saves come between two.
      if (match) await indexDrafts(db);
      const of = filter.collection ? sql`d.collection = ${filter.collection}` : sql`true`;
      const stages = filter.stage ? [filter.stage] : NOT_IN_BIN;
      const few = match && (await selectFew(db, sql`${of} and ${match}`));
      const where = sql`${of} and ${few ? sql`d.id = any(${sql.param(few)}::uuid[])` : (match ?? sql`true`)}`;
      const ids = await pageOf(db, { where, stages, limit: size + 1, offset: (page - 1) * size });
      const data = await rowsOf(db, ids.slice(0, size), language);
      return { data, hasMore: ids.length > size };
    },

    /** Every part of a document at its newest revision, beside the one that is public. */
    async parts(documentId: string): Promise<DraftPart[]> {
      const { rows } = await db.execute<DraftPartRow>(sql`
        select p.part, r.id, r.author_id as "authorId", r.at, r.content,
          case p.part when 'facts' then d.facts_revision_id else v.revision_id end as live
        from drafts p join revisions r on r.id = p.revision_id join documents d on d.id = p.document_id
          left join versions v on v.document_id = p.document_id and v.language = p.part
        where p.document_id = ${documentId} order by p.part`);
      return rows.map(({ part, id, live, at, ...rest }) => ({
        ...rest,
        part: partSchema.parse(part),
        revisionId: Number(id),
        liveRevisionId: live === null ? null : Number(live),
        at: new Date(at),
      }));
    },
  };
}

type DraftPartRow = {
  part: string;
  id: string;
  authorId: string;
  at: Date;
  content: PartContent;
  live: string | null;
};

export interface DraftPart {
  part: Part;
  revisionId: number;
  /** Null while the part is not public. */
  liveRevisionId: number | null;
  authorId: string;
  at: Date;
  content: PartContent;
}

/** Undefined where nothing was typed; a text without a word matches nothing. */
export function matching(typed: string | undefined): SQL | undefined {
  if (!typed) return undefined;
  const query = toTsquery(meant(typed));
  return query === undefined
    ? sql`false`
    : sql`exists (
    select from draft_search words where words.document_id = d.id and words.search @@ ${query}::tsquery)`;
}

/** The ids of matches, where they are so few that sorting them beats scanning from the newest. */
export async function selectFew(db: Executor, where: SQL): Promise<string[] | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select d.id from documents d where ${where} limit ${MAX_SORTED + 1}`,
  );
  return rows.length > MAX_SORTED ? undefined : rows.map(({ id }) => id);
}

interface DraftQuery {
  where: SQL;
  stages: readonly Stage[];
  limit: number;
  offset: number;
}

/** The newest of each stage are found by the index; the newest of all are among them. */
async function pageOf(
  db: Executor,
  { where, stages, limit, offset }: DraftQuery,
): Promise<string[]> {
  const order = sql`edited_at desc, id desc`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param([...stages])}::text[]) as s(stage) cross join lateral (
      select d.id, d.edited_at from documents d where d.stage = s.stage and ${where}
      order by d.edited_at desc, d.id desc limit ${offset + limit}
    ) found order by ${order} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

async function rowsOf(db: Executor, ids: string[], language: Language): Promise<DraftRow[]> {
  const { rows } = await db.execute<DraftRow>(sql`
    select d.id, d.collection, d.slug, d.stage, d.languages, d.edited_at as "editedAt",
      coalesce((
        select r.content ->> 'title' from drafts p join revisions r on r.id = p.revision_id
        where p.document_id = d.id and p.part <> 'facts'
        order by p.part = ${language} desc, p.part = ${primaryLanguage} desc, p.part limit 1
      ), '') as title,
      array(select p.part from drafts p where p.document_id = d.id and p.part <> 'facts' order by p.part) as written
    from documents d where d.id = any(${sql.param(ids)}::uuid[])
    order by d.edited_at desc, d.id desc`);
  return rows.map((row) => ({ ...row, editedAt: new Date(row.editedAt) }));
}
