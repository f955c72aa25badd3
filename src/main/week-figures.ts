import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

/** The last seven days as numbers alone; `slowestDays` is null where no letter is open. */
export async function readWeekFigures(db: Database) {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    with week as (select now() - interval '7 days' as since, now() - interval '14 days' as before)
    select
      (select count(*) from join_submissions where created_at >= since and not suspect) as joined,
      (select count(*) from join_submissions
        where created_at >= before and created_at < since and not suspect) as "joinedBefore",
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
    subscribers: number('subscribers'),
    left: number('left'),
    letters: number('letters'),
    answered: number('answered'),
    open: number('open'),
    slowestDays: slowestDays === null ? null : Number(slowestDays),
  };
}
