import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import type { Stage } from '#db/schema/content.ts';
import { dayRange } from '#lib/clock.ts';
import { meant, toTsquery } from '#lib/script.ts';
import type { View } from '../../declare/draft-shapes.ts';
import { views } from '../../declare/draft-shapes.ts';
import { indexDrafts } from '../index-drafts.ts';
import { MAX_SORTED } from '../match-condition.ts';

/** Filters of a list of documents with their drafts. */
export interface DraftQuery {
  /** Names of the collections to look in. */
  collections: readonly string[];
  view: View;
  s?: string | undefined;
  category?: string | undefined;
  author?: string | undefined;
  /** Days of India, both included. */
  since?: string | undefined;
  until?: string | undefined;
  sort: 'edited' | 'oldest' | 'position';
}

const notInBin: readonly Stage[] = ['draft', 'live', 'changed'];

const stagesOf: Record<View, readonly Stage[]> = {
  all: notInBin,
  draft: ['draft'],
  'in-review': notInBin,
  scheduled: notInBin,
  live: ['live', 'changed'],
  'out-of-date': notInBin,
  bin: ['binned'],
};

/** The documents of views that no stage tells, from tables that hold few rows. */
const idsOf: Partial<Record<View, SQL>> = {
  'in-review': sql`select document_id from reviews where state = 'waiting'`,
  scheduled: sql`select document_id from schedule`,
  'out-of-date': sql`select document_id from drafts where behind <> '{}'`,
};

const isIn = (collections: readonly string[]) =>
  collections.length === 1
    ? sql`d.collection = ${collections[0]}`
    : sql`d.collection = any(${sql.param([...collections])}::text[])`;

/** The condition of a query over `documents d`, all but the stage. */
export async function conditionOf(db: Database, query: DraftQuery): Promise<SQL> {
  const { collections, view, s, category, author, since, until } = query;
  const parts = [isIn(collections)];
  if (idsOf[view]) parts.push(sql`d.id in (${idsOf[view]})`);
  if (category) parts.push(sql`d.category = ${category}`);
  if (author) parts.push(sql`d.edited_by = ${author}`);
  if (since) parts.push(sql`d.edited_at >= ${dayRange(since).from}`);
  if (until) parts.push(sql`d.edited_at < ${dayRange(until).to}`);
  const match = matching(s);
  // A save leaves the words to find it by to the next search, because many saves come between two.
  if (match) await indexDrafts(db);
  const few = match && (await selectFew(db, sql`${parts[0]} and ${match}`));
  if (match) parts.push(few ? sql`d.id = any(${sql.param(few)}::uuid[])` : match);
  return sql.join(parts, sql` and `);
}

/** Undefined where nothing was typed; a text without a word matches nothing. */
function matching(typed: string | undefined): SQL | undefined {
  if (!typed) return undefined;
  const query = toTsquery(meant(typed));
  return query === undefined
    ? sql`false`
    : sql`exists (
    select from draft_search words where words.document_id = d.id and words.search @@ ${query}::tsquery)`;
}

/** The ids of matches, where they are so few that sorting them beats scanning from the newest. */
async function selectFew(db: Executor, where: SQL): Promise<string[] | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select d.id from documents d where ${where} limit ${MAX_SORTED + 1}`,
  );
  return rows.length > MAX_SORTED ? undefined : rows.map(({ id }) => id);
}

interface Slice {
  limit: number;
  offset: number;
}

/** The ids of a page. The newest of each stage are found by the index; those of all are among them. */
export async function selectPage(
  db: Executor,
  { view, sort }: DraftQuery,
  where: SQL,
  { limit, offset }: Slice,
): Promise<string[]> {
  if (sort === 'position') return selectByPosition(db, view, where, { limit, offset });
  const way = sort === 'oldest' ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param([...stagesOf[view]])}::text[]) as s(stage) cross join lateral (
      select d.id, d.edited_at from documents d where d.stage = s.stage and ${where}
      order by d.edited_at ${way}, d.id ${way} limit ${offset + limit}
    ) found order by edited_at ${way}, id ${way} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

async function selectByPosition(
  db: Executor,
  view: View,
  where: SQL,
  { limit, offset }: Slice,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select d.id from documents d where d.stage = any(${sql.param([...stagesOf[view]])}::text[]) and ${where}
    order by d.position, d.id limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** A word that thousands of documents have is not counted to the end: that takes 0.3 seconds for 50,000. */
const MAX_COUNTED = 1_000;

/** How many documents a query finds on all pages, up to a thousand. */
export async function countFound(db: Executor, { view }: DraftQuery, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found from (
      select from documents d
      where d.stage = any(${sql.param([...stagesOf[view]])}::text[]) and ${where}
      limit ${MAX_COUNTED}) counted`);
  return rows[0]?.found ?? 0;
}

/** How many documents of collections are in each view. */
export async function countViews(
  db: Executor,
  collections: readonly string[],
): Promise<Record<View, number>> {
  const marked = (ids: SQL) => sql`(
    select count(*)::int from documents d
    where d.id in (${ids}) and d.stage <> 'binned' and ${isIn(collections)})`;
  const staged = (stages: readonly Stage[]) =>
    sql`coalesce(sum(n) filter (where stage = any(${sql.param([...stages])}::text[])), 0)::int`;
  const columns = views.map((view) => {
    const { [view]: ids } = idsOf;
    return sql`${ids ? marked(ids) : staged(stagesOf[view])} as ${sql.identifier(view)}`;
  });
  const { rows } = await db.execute<Record<View, number>>(sql`
    select ${sql.join(columns, sql`, `)} from (
      select d.stage, count(*)::int as n from documents d where ${isIn(collections)} group by d.stage) staged`);
  const [counts] = rows;
  if (!counts) throw new Error('Nothing was counted');
  return counts;
}
