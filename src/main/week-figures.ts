import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { knownDeeds } from '#features/engagement/contract.ts';
import type { KnownDeed } from '#features/engagement/contract.ts';

/** The last seven days as numbers alone; `slowestDays` is null where no letter is open. */
export async function readWeekFigures(db: Database) {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    with week as (select now() - interval '7 days' as since, now() - interval '14 days' as before)
    select
      (select count(*) from join_submissions where created_at >= since and not suspect) as joined,
      (select count(*) from join_submissions
        where created_at >= before and created_at < since and not suspect) as "joinedBefore",
      (select count(distinct join_id) from referral_joins join join_submissions on id = join_id
        where created_at >= since) as invited,
      (select count(*) from newsletter_subscribers where confirmed_at >= since) as subscribers,
      (select coalesce(sum(count), 0) from newsletter_departures
        where day > (since at time zone 'Asia/Kolkata')::date) as "left",
      (select count(*) from grievances where created_at >= since) as letters,
      (select count(*) from grievances where answered_at >= since) as answered,
      (select count(*) from grievances where state = 'received') as open,
      (select floor(extract(epoch from now() - min(created_at)) / 86400) from grievances
        where state = 'received') as "slowestDays"
    from week`);
  const found = rows[0] ?? {};
  const number = (name: string) => Number(found[name] ?? 0);
  const { slowestDays = null } = found;
  return {
    joined: number('joined'),
    joinedBefore: number('joinedBefore'),
    invited: number('invited'),
    subscribers: number('subscribers'),
    left: number('left'),
    letters: number('letters'),
    answered: number('answered'),
    open: number('open'),
    slowestDays: slowestDays === null ? null : Number(slowestDays),
    deeds: await readDeeds(db),
  };
}

/** How often each thing was done, as counts by day keep it: no row knows who did one. */
async function readDeeds(db: Database): Promise<{ type: KnownDeed; count: number }[]> {
  const known = sql.param([...knownDeeds]);
  const { rows } = await db.execute<{ type: KnownDeed; count: string }>(sql`
    select case when type = any(${known}::text[]) then type else 'other' end as type,
      sum(count) as count
    from engagement where day > (now() at time zone 'Asia/Kolkata')::date - 7
    group by 1 order by sum(count) desc, 1`);
  return rows.map(({ type, count }) => ({ type, count: Number(count) }));
}
