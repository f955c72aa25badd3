import { eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { messages } from '#db/schema/messages.ts';
import { oneTimeCodes } from '#db/schema/people.ts';

/**
 * Codes that nobody enters look like pumping: having them sent for the money of it. Who has not had
 * the time to enter one is no sign, and neither is a code that never left.
 */
const rules = {
  /** Only what went out lately is looked at, so that the suspicion passes by itself. */
  windowMinutes: 60,
  /** Time enough for a slow network and slow fingers. */
  judgedAfterMinutes: 2,
  /** Of fewer nothing can be told. */
  leastJudged: 50,
  leastEntered: 0.2,
  /** More at once that are not entered yet than a crowd has: it may be one, and is asked for a proof. */
  mostPending: 300,
};

/** Whether the codes of the last hour look as if somebody had them sent for the money of it. */
export async function isSmsPumping(db: Database): Promise<boolean> {
  const { sent, entered, pending } = await tally(db);
  if (pending >= rules.mostPending) return true;
  return sent >= rules.leastJudged && entered / sent < rules.leastEntered;
}

async function tally(db: Database) {
  const minutes = (count: number) => sql`make_interval(mins => ${count})`;
  const isEntered = sql`${oneTimeCodes.usedAt} IS NOT NULL`;
  const isYoung = sql`${oneTimeCodes.createdAt} > now() - ${minutes(rules.judgedAfterMinutes)}`;
  const isSent = sql`${messages.state} = 'sent'`;
  const mayArrive = sql`${messages.state} <> 'failed'`;
  const count = (of: ReturnType<typeof sql>) => sql<number>`(count(*) FILTER (WHERE ${of}))::int`;
  const [found] = await db
    .select({
      sent: count(sql`${isSent} AND (${isEntered} OR NOT ${isYoung})`),
      entered: count(sql`${isSent} AND ${isEntered}`),
      pending: count(sql`${mayArrive} AND ${isYoung} AND NOT ${isEntered}`),
    })
    .from(oneTimeCodes)
    .innerJoin(messages, eq(messages.id, oneTimeCodes.messageId))
    .where(gt(oneTimeCodes.createdAt, sql`now() - ${minutes(rules.windowMinutes)}`));
  return found ?? { sent: 0, entered: 0, pending: 0 };
}
