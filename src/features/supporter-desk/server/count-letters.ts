import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';

const MAX_COUNTED = 1_000;
const MAX_PLACES = 300;

type Counts = Record<'active' | 'mine' | 'new' | 'overdue' | 'suspect', number>;

/** How many letters are in each view, up to a thousand, and which constituencies they name. */
export async function countViews(db: Executor, agentId: string) {
  const active = sql`state in ('new', 'open', 'waiting')`;
  const { rows } = await db.execute<Counts>(sql`
    select ${upTo(active)} as active,
      ${upTo(sql`${active} and assignee_id = ${agentId}`)} as mine,
      ${upTo(sql`state = 'new'`)} as new,
      ${upTo(sql`${active} and due_at < now()`)} as overdue,
      ${upTo(sql`state = 'suspect'`)} as suspect`);
  const [counts] = rows;
  if (!counts) throw new Error('The database counted nothing');
  return { ...counts, places: await findPlaces(db) };
}

const upTo = (where: SQL): SQL => sql`(select count(*)::int from (
  select from letters where ${where} and merged_into is null limit ${MAX_COUNTED}) as counted)`;

/** Leaps from one constituency to the next along the index, instead of reading every letter. */
async function findPlaces(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive place as (
      (select lower(constituency) as key from letters
        where lower(constituency) is not null order by lower(constituency) limit 1)
      union all
      select (select lower(l.constituency) from letters l
        where lower(l.constituency) > place.key order by lower(l.constituency) limit 1)
      from place where place.key is not null
    )
    select (select l.constituency from letters l where lower(l.constituency) = key
      order by l.received_at desc nulls first, l.id desc nulls first limit 1) as name
    from place where key is not null limit ${MAX_PLACES}`);
  return rows.map(({ name }) => name);
}
