import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { letterEvents } from '#db/schema/supporter-desk.ts';
import { findDeliveries } from '#messages/find-deliveries.ts';

/** The letters among these whose last answer was refused by the mail server. */
export async function refusedOf(db: Executor, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { id, letterId, sendKey, kind } = letterEvents;
  const last = await db
    .selectDistinctOn([letterId], { letterId, sendKey })
    .from(letterEvents)
    .where(and(inArray(letterId, [...ids]), eq(kind, 'reply'), isNotNull(sendKey)))
    .orderBy(letterId, desc(id));
  const deliveries = await findDeliveries(
    db,
    last.flatMap((each) => each.sendKey ?? []),
  );
  const refused = last.filter((each) => deliveries.get(each.sendKey ?? '')?.state === 'failed');
  return new Set(refused.map((each) => each.letterId));
}
