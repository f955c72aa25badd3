import { sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { PublicEvent } from '../gathering.ts';

interface Counts extends Record<string, unknown> {
  going: number;
  waiting: number;
  unconfirmed: number;
  cameIn: number;
  walkIns: number;
}

const nobody: Counts = { going: 0, waiting: 0, unconfirmed: 0, cameIn: 0, walkIns: 0 };

/** How many people come to some events, and came. */
export async function countsOf(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Counts>> {
  const { rows } = await db.execute<Counts & { id: string }>(sql`
    select g.event_id as id,
      coalesce(sum(r.people) filter (where r.state = 'going'), 0)::int as going,
      coalesce(sum(r.people) filter (where r.state = 'waiting'), 0)::int as waiting,
      (count(*) filter (where r.state = 'unconfirmed'))::int as unconfirmed,
      (select coalesce(sum(people), 0)::int from event_check_ins c
        where c.event_id = g.event_id and undone_at is null and reply_id is not null) as "cameIn",
      (select coalesce(sum(people), 0)::int from event_check_ins c
        where c.event_id = g.event_id and undone_at is null and reply_id is null) as "walkIns"
    from event_gatherings g left join event_replies r on r.event_id = g.event_id
    where g.event_id = any(${sql.param([...ids])}::uuid[]) group by g.event_id`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** An event as the desk lists it. */
export function presented(event: PublicEvent, counts: Counts = nobody) {
  const { id, title, startsAt, endsAt, cancelled, seats } = event;
  const facts = {
    id,
    title,
    startsAt,
    endsAt,
    cancelled: cancelled === true,
    seats: seats ?? null,
  };
  return { ...facts, ...counts };
}
