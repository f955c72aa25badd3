import { and, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { append } from '#audit/append.ts';
import type { Database, Transaction } from '#db/database.ts';
import type { BroadcastTable } from '#db/schema/broadcasts.ts';
import { transaction } from '#db/transaction.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import { tryEach } from '#lib/try-each.ts';
import type { Broadcast, Kind, Row } from './kind.ts';
import type { rowsOf } from './rows.ts';

/** The job that sends broadcasts of a kind which are due. */
export const jobOf = ({ job: name }: Kind) => ({ name, payload: z.object({}) });

/** Begins a broadcast that the transaction holds and that is still due. */
type Begin<Table extends BroadcastTable> = (tx: Transaction, row: Row<Table>) => Promise<void>;

/** The steps of that job. */
export function sendJobOf<Table extends BroadcastTable>(
  kind: Kind<Table>,
  { find, hold, change }: ReturnType<typeof rowsOf<Table>>,
) {
  const { section: target, wentOut: call } = kind;
  const { id: key, state, sendAt }: BroadcastTable = kind.table;

  const note = (tx: Transaction, { id, sentBy: actorId }: Broadcast, outcome: 'done' | 'refused') =>
    append(tx, {
      realm: 'agents',
      actorId,
      call,
      target,
      targetIds: [id],
      outcome,
      address: 'unknown',
    });

  return {
    /** Declares the job; a step that fails keeps no later one. It also runs every minute, and goes on where it was. */
    defineSendJob: (...steps: readonly ((signal: AbortSignal) => Promise<void>)[]): Job =>
      defineJob({
        ...jobOf(kind),
        cron: '* * * * *',
        retry: { times: 3, firstWaitSeconds: 5, longestWaitSeconds: 60 },
        lane: 'work',
        timeoutSeconds: 3_600,
        run: (_, { signal }) => tryEach(steps, (step) => step(signal)),
      }),

    /** Begins each broadcast that is due, once; `prepare` has nothing for one that may not go out yet. */
    async beginDue(
      db: Database,
      prepare: (planned: Row<Table>) => Promise<Begin<Table> | undefined>,
    ): Promise<void> {
      const isDue = and(eq(state, 'planned'), lte(sendAt, sql`now()`));
      await tryEach(await find(db, isDue), async (planned) => {
        const begin = await prepare(planned);
        if (!begin) return;
        await transaction(db, async (tx) => {
          const [row] = await hold(tx, and(eq(key, planned.id), isDue));
          if (row) await begin(tx, row);
        });
      });
    },

    /** Notes that a broadcast goes out to so many; nothing but notices comes after it in the transaction. */
    async noteBegun(tx: Transaction, row: Broadcast, total: number): Promise<void> {
      await change(tx, row.id, { state: 'sending', startedAt: sql`now()`, total });
      await note(tx, row, 'done');
    },

    /** Puts one back, with the reason, that may not go out as it is by now. */
    async sendBack(tx: Transaction, row: Broadcast, back: Partial<Broadcast>): Promise<void> {
      await change(tx, row.id, back);
      await note(tx, row, 'refused');
    },
  };
}
