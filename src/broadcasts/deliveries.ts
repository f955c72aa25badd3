import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { BroadcastTable } from '#db/schema/broadcasts.ts';
import type { Kind, Row } from './kind.ts';

type Figures<Name extends string> = Record<'sent' | 'failed' | 'unclear' | Name, number>;

/** Counts and ends the deliveries of a kind; each kind makes them in a way of its own. */
export function deliveriesOf<Table extends BroadcastTable, Missing extends string>(
  kind: Kind<Table, Missing>,
) {
  const { deliveries, broadcastId, missing } = kind;
  const table: BroadcastTable = kind.table;

  /** Gives up what still waits: it is too old, or somebody ended it. */
  async function giveUp(db: Executor, id: string, isEnded: boolean): Promise<void> {
    const isWaiting = and(eq(broadcastId, id), eq(deliveries.state, 'waiting'));
    if (isEnded) await db.delete(deliveries).where(isWaiting);
    else await db.update(deliveries).set({ state: 'failed' }).where(isWaiting);
  }

  /** The figures of a broadcast so far; what is `open` is neither settled nor given up. */
  async function count(db: Executor, id: string): Promise<Figures<Missing | 'open'>> {
    const counted = await db
      .select({ state: deliveries.state, count: sql<number>`count(*)::int` })
      .from(deliveries)
      .where(eq(broadcastId, id))
      .groupBy(deliveries.state);
    const {
      waiting = 0,
      sending = 0,
      ...settled
    } = Object.fromEntries(counted.map((each) => [each.state, each.count]));
    const none = { sent: 0, failed: 0, unclear: 0, [missing]: 0 };
    return { ...none, ...settled, open: waiting + sending } as Figures<Missing | 'open'>;
  }

  /** The figures of a broadcast, as they are by now. */
  async function figuresOf(db: Executor, row: Row<Table>): Promise<Figures<Missing | 'total'>> {
    const isUnderWay = row.startedAt !== null && row.finishedAt === null;
    // The columns of a row are named like the states that they count.
    return { ...row, ...(isUnderWay && (await count(db, row.id))) } as Figures<Missing | 'total'>;
  }

  /** Ends a broadcast once nothing of it is open, with its figures. */
  async function finish(db: Executor, id: string): Promise<void> {
    const { open, ...figures } = await count(db, id);
    if (open > 0) return;
    const state = sql`case when ${table.state} = 'sending' then 'sent' else ${table.state} end`;
    const finished = { ...figures, state, finishedAt: sql`now()` };
    await db.update(table).set(finished).where(eq(table.id, id));
  }

  return { giveUp, figuresOf, finish };
}
