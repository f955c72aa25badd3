import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { LetterFilter } from '#contract/letters.ts';
import type { Executor } from '#db/database.ts';
import { letters } from '#db/schema/supporter-desk.ts';
import { conditionOf } from './filter-letters.ts';
import type { LetterCondition } from './filter-letters.ts';
import { letterColumns } from './present-letters.ts';
import type { LetterRecord } from './source-column.ts';

/**
 * The maximum number of matches that are put in order at once; of more, the newest are looked for
 * from the top.
 */
const MAX_SORTED = 1_000;

interface Page {
  /** The letter that the page before ended with. */
  after: number | undefined;
  size: number;
}

/** A page of letters for an agent, and whether there are more. */
export async function listRecords(
  db: Executor,
  filter: LetterFilter,
  agentId: string,
  { after, size }: Page,
): Promise<{ records: LetterRecord[]; hasMore: boolean }> {
  const ids = await pageOf(db, conditionOf(filter, agentId), { after, size: size + 1 });
  const records = await recordsOf(db, ids.slice(0, size));
  return { records, hasMore: ids.length > size };
}

async function pageOf(db: Executor, condition: LetterCondition, page: Page): Promise<number[]> {
  if (condition.isByDue) return dueFirst(db, condition, page);
  const { match, where } = condition;
  const few = match && (await selectFew(db, condition));
  if (few) return newestFirst(db, condition, page, sql`l.id = any(${sql.param(few)}::bigint[])`);
  // Its words are read row by row: many match, so the newest of them are near.
  const walked = match && sql`case when ${where} then ${match} else false end`;
  return newestFirst(db, condition, page, walked ?? where);
}

/** The newest of each state are found by the index; the newest of all are among them. */
async function newestFirst(
  db: Executor,
  { states }: LetterCondition,
  { after, size }: Page,
  where: SQL,
): Promise<number[]> {
  const from = after ? sql`(l.received_at, l.id) < ${placeOf(after, sql`received_at`)}` : sql`true`;
  return idsFrom(
    db,
    sql`
    select id from unnest(${sql.param([...states])}::text[]) as s(state) cross join lateral (
      select l.id, l.received_at from letters l where l.state = s.state and ${from} and ${where}
      order by l.received_at desc nulls first, l.id desc nulls first limit ${size}
    ) found order by received_at desc, id desc limit ${size}`,
  );
}

async function dueFirst(
  db: Executor,
  { where, match }: LetterCondition,
  { after, size }: Page,
): Promise<number[]> {
  const from = after ? sql`(l.due_at, l.id) > ${placeOf(after, sql`due_at`)}` : sql`true`;
  return idsFrom(
    db,
    sql`
    select l.id from letters l
    where l.state in ('new', 'open', 'waiting') and l.due_at is not null
      and ${from} and ${where} and ${match ?? sql`true`}
    order by l.due_at, l.id limit ${size}`,
  );
}

const placeOf = (id: number, column: SQL): SQL =>
  sql`(select ${column}, id from letters where id = ${id})`;

async function selectFew(
  db: Executor,
  { where, match, states }: LetterCondition,
): Promise<number[] | undefined> {
  const ids = await idsFrom(
    db,
    sql`
    select l.id from letters l
    where l.state = any(${sql.param([...states])}::text[]) and ${where} and ${match}
    limit ${MAX_SORTED + 1}`,
  );
  return ids.length > MAX_SORTED ? undefined : ids;
}

async function idsFrom(db: Executor, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => Number(id));
}

/** Letters by their ids, in that order. */
export async function recordsOf(db: Executor, ids: readonly number[]): Promise<LetterRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(letterColumns)
    .from(letters)
    .where(inArray(letters.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
