import { and, desc, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { beingWritten } from '#contract/broadcasts.ts';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { BroadcastTable } from '#db/schema/broadcasts.ts';
import { outdated } from '#http/outdated.ts';
import type { Broadcast, Kind, Row } from './kind.ts';

/** A broadcast as somebody saw it. */
export interface Seen {
  id: string;
  revision?: number | undefined;
}

const MAX_SHOWN = 100;
const GONE = 'Somebody threw this away.';

/** Reads, holds and changes the broadcasts of a kind. */
export function rowsOf<Table extends BroadcastTable>({ table }: Kind<Table>) {
  const columns: BroadcastTable = table;
  const select = (db: Executor) => db.select().from(columns);

  const readNewest = async (db: Executor): Promise<Row<Table>[]> =>
    select(db).orderBy(desc(columns.createdAt)).limit(MAX_SHOWN);

  /** Those of which something is true, the first to begin first. */
  const find = async (db: Executor, condition: SQL | undefined): Promise<Row<Table>[]> =>
    select(db).where(condition).orderBy(columns.startedAt);

  /** The same, held until the transaction ends. */
  const hold = async (tx: Executor, condition: SQL | undefined): Promise<Row<Table>[]> =>
    select(tx).where(condition).for('update');

  /** Holds one; throws `notFound`, and `doneAlready` where it is in no such state. */
  async function lock(tx: Executor, id: string, states?: readonly string[]): Promise<Row<Table>> {
    const [found] = await hold(tx, eq(columns.id, id));
    if (!found) throw new Problem('notFound', { message: GONE });
    if (states && !states.includes(found.state)) throw new Problem('doneAlready');
    return found;
  }

  /** Holds one as the caller saw it; throws `conflict` where somebody changed it since. */
  async function lockSeen(
    tx: Executor,
    { id, revision }: Seen,
    states: readonly string[] = beingWritten,
  ): Promise<Row<Table>> {
    const found = await lock(tx, id);
    if (found.revision !== revision) throw outdated();
    if (!states.includes(found.state)) throw new Problem('doneAlready');
    return found;
  }

  /** Changes one that the transaction holds. */
  const change = async (tx: Executor, id: string, changes: PgUpdateSetSource<BroadcastTable>) =>
    void (await tx.update(columns).set(changes).where(eq(columns.id, id)));

  /** Takes back whatever an agent has planned, with the reason; returns the ids. */
  async function takeBackFrom(tx: Executor, agentId: string): Promise<string[]> {
    const matchesPlanner = and(eq(columns.state, 'planned'), eq(columns.sentBy, agentId));
    const planned = await hold(tx, matchesPlanner);
    for (const row of planned)
      await change(tx, row.id, {
        ...backWhereItWas(row),
        reason:
          'Somebody planned it who may no longer do so. Look through it before you plan it again.',
      });
    return planned.map(({ id }) => id);
  }

  return { readNewest, find, hold, lock, lockSeen, change, takeBackFrom };
}

/** The fields of a broadcast as they stood before it was planned. */
export const backWhereItWas = ({ approvedBy }: Broadcast) => ({
  state: approvedBy ? 'approved' : 'draft',
  sendAt: null,
  sentBy: null,
});
