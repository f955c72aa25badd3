import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { pushDeliveries, pushSubscriptions } from '#db/schema/push.ts';

/** Far longer than a push service is asked; whoever claimed a message before that is gone. */
const GONE_AFTER_SECONDS = 60;

/** Writes down whom a message goes to: the browsers that have its topic at this moment. */
export async function addDeliveries(tx: Executor, id: string, topic: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into push_deliveries (notice_id, subscription_id)
    select ${id}, s.id from push_subscriptions s where ${topic} = any(s.topics)
    on conflict do nothing`);
  return rowCount ?? 0;
}

export interface Claimed {
  id: string;
  host: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/**
 * Claims the next message that waits, past a browser and at none of the hosts that are away. The claim
 * holds before the push service is asked, so that no message is sent twice, whatever dies meanwhile.
 */
export async function claimNext(
  db: Database,
  noticeId: string,
  past: string,
  away: readonly string[],
): Promise<Claimed | undefined> {
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    with next as (
      select d.subscription_id as id, s.host, s.endpoint, s.p256dh, s.auth, s.language
      from push_deliveries d
      join push_subscriptions s on s.id = d.subscription_id
      join push_notices n on n.id = d.notice_id and n.state = 'sending'
      where d.notice_id = ${noticeId} and d.state = 'waiting'
        and d.subscription_id > ${past}::uuid and s.host <> all(${sql.param([...away])}::text[])
      order by d.subscription_id limit 1
      for update of d skip locked)
    update push_deliveries d set state = 'sending', taken_at = now() from next
    where d.notice_id = ${noticeId} and d.subscription_id = next.id
    returning next.*`);
  return rows[0];
}

type Settled = 'waiting' | 'sent' | 'gone' | 'failed' | 'unclear';

/** Writes down what became of a message; a browser that is gone is forgotten. */
export async function settle(
  db: Database,
  noticeId: string,
  { id }: Pick<Claimed, 'id'>,
  state: Settled,
): Promise<void> {
  const matchesDelivery = and(
    eq(pushDeliveries.noticeId, noticeId),
    eq(pushDeliveries.subscriptionId, id),
    eq(pushDeliveries.state, 'sending'),
  );
  await db.update(pushDeliveries).set({ state }).where(matchesDelivery);
  if (state === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/**
 * Settles what nobody will come back to: messages whose process died while it asked, which may have gone
 * out, and those to browsers that were forgotten meanwhile.
 */
export async function settleLeftBehind(db: Database, noticeId: string): Promise<void> {
  await db.execute(sql`
    update push_deliveries set state = 'unclear'
    where notice_id = ${noticeId} and state = 'sending'
      and taken_at < now() - make_interval(secs => ${GONE_AFTER_SECONDS})`);
  await db.execute(sql`
    update push_deliveries d set state = 'gone'
    where notice_id = ${noticeId} and state = 'waiting'
      and not exists (select from push_subscriptions s where s.id = d.subscription_id)`);
}
