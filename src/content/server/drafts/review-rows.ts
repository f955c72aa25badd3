import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Executor } from '#db/database.ts';
import { writtenSincePublic } from '../edit/authors.ts';
import type { PartContent } from '../edit/parts.ts';

/** A review as lists show it, but for names. */
export type ReviewListRow = {
  id: string;
  document: string;
  collection: string;
  titles: Partial<Record<Language, string>>;
  state: 'waiting' | 'approved' | 'returned' | 'withdrawn';
  revisions: Record<string, number>;
  note: string | null;
  sentBy: string;
  sentAt: string;
  wantedAt: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  reason: string | null;
  /** Everybody who wrote some of what changes. */
  authors: string[];
};

const authorsOf = sql`array(
  select distinct n.author_id::text from review_parts p ${writtenSincePublic}
  where p.review_id = r.id)`;

const columns = sql`
  r.id, d.id as document, d.collection, r.state, r.note, r.sent_by as "sentBy", r.sent_at as "sentAt",
  r.wanted_at as "wantedAt", r.decided_by as "decidedBy", r.decided_at as "decidedAt", r.reason,
  ${authorsOf} as authors,
  (select jsonb_object_agg(p.part, p.revision_id) from review_parts p where p.review_id = r.id) as revisions,
  (select jsonb_object_agg(p.part, n.content -> 'title') from drafts p join revisions n on n.id = p.revision_id
    where p.document_id = d.id and p.part <> 'facts') as titles`;

export type ReviewView = 'for-me' | 'mine' | 'all' | 'decided';

interface ReviewQuery {
  view: ReviewView;
  agentId: string;
  /** Collections that the agent may read. */
  readable: readonly string[];
  /** The parts whose reviews the agent may decide, each after its collection: `news hi`. */
  decidable: readonly string[];
}

const ofThese = (names: readonly string[]) =>
  sql`d.collection = any(${sql.param([...names])}::text[]) and d.stage <> 'binned'`;

/** Reviews of which every part is among these. */
const wholeOfThese = (parts: readonly string[]) => sql`d.stage <> 'binned' and not exists (
  select from review_parts p where p.review_id = r.id
    and d.collection || ' ' || p.part <> all(${sql.param([...parts])}::text[]))`;

function conditionOf({ view, agentId, readable, decidable }: ReviewQuery): SQL {
  if (view === 'mine')
    return sql`${ofThese(readable)} and r.sent_by = ${agentId} and r.state <> 'withdrawn'`;
  if (view === 'decided') return sql`${ofThese(readable)} and r.state in ('approved', 'returned')`;
  if (view === 'all') return sql`${ofThese(readable)} and r.state = 'waiting'`;
  return sql`r.state = 'waiting' and ${wholeOfThese(decidable)} and ${agentId} <> all(${authorsOf})`;
}

/** A page of reviews: those that wait longest first, decided ones newest first. */
export async function readReviews(
  db: Executor,
  query: ReviewQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ReviewListRow[]; total: number }> {
  const where = conditionOf(query);
  const isWaiting = query.view === 'for-me' || query.view === 'all';
  const order = isWaiting
    ? sql`r.sent_at, r.id`
    : sql`coalesce(r.decided_at, r.sent_at) desc, r.id`;
  const from = sql`from reviews r join documents d on d.id = r.document_id where ${where}`;
  const [page, all] = await Promise.all([
    db.execute<ReviewListRow>(
      sql`select ${columns} ${from} order by ${order} limit ${limit} offset ${offset}`,
    ),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ]);
  return { rows: page.rows.map(inMemory), total: all.rows[0]?.total ?? 0 };
}

/** How many reviews wait for an agent and for anybody, and how many of theirs came back. */
export async function countReviews(db: Executor, query: Omit<ReviewQuery, 'view'>) {
  const count = (where: SQL) =>
    sql`(select count(*)::int from reviews r join documents d on d.id = r.document_id where ${where})`;
  const returned = sql`r.state = 'returned' and r.sent_by = ${query.agentId} and ${ofThese(query.readable)}
    and exists (
      select from review_parts p join drafts n on n.document_id = d.id and n.part = p.part
      where p.review_id = r.id and n.revision_id = p.revision_id)`;
  const { rows } = await db.execute<{ forMe: number; waiting: number; returned: number }>(sql`
    select ${count(conditionOf({ ...query, view: 'for-me' }))} as "forMe",
      ${count(conditionOf({ ...query, view: 'all' }))} as waiting, ${count(returned)} as returned`);
  return rows[0] ?? { forMe: 0, waiting: 0, returned: 0 };
}

/** One review of a collection; undefined where there is none. */
export async function findReview(
  db: Executor,
  collection: string,
  id: string,
): Promise<ReviewListRow | undefined> {
  const { rows } = await db.execute<ReviewListRow>(sql`
    select ${columns} from reviews r join documents d on d.id = r.document_id
    where r.id = ${id} and d.collection = ${collection}`);
  return rows.map(inMemory)[0];
}

/** A part of a review, beside what is public. */
export type ReviewedPart = {
  part: string;
  revision: number;
  content: PartContent;
  live: PartContent | null;
  hasChanges: boolean;
};

/** The parts of a review, facts last. */
export async function readReviewedParts(db: Executor, id: string): Promise<ReviewedPart[]> {
  const { rows } = await db.execute<ReviewedPart>(sql`
    select p.part, p.revision_id::int as revision, n.content, l.content as live,
      not exists (select from drafts h where h.revision_id = p.revision_id) as "hasChanges"
    from review_parts p join reviews r on r.id = p.review_id join documents d on d.id = r.document_id
      join revisions n on n.id = p.revision_id
      left join versions v on v.document_id = d.id and v.language = p.part
      left join revisions l on l.id = case p.part when 'facts' then d.facts_revision_id else v.revision_id end
    where p.review_id = ${id} order by p.part = 'facts', p.part`);
  return rows;
}

function inMemory(row: ReviewListRow): ReviewListRow {
  const iso = (moment: string | null) => moment && new Date(moment).toISOString();
  return {
    ...row,
    titles: row.titles ?? {},
    revisions: row.revisions ?? {},
    sentAt: new Date(row.sentAt).toISOString(),
    wantedAt: iso(row.wantedAt),
    decidedAt: iso(row.decidedAt),
  };
}
