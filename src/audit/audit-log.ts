import { createBoundedQueue } from '#contract/bounded-queue.ts';
import type { Database, Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { AuditLog } from '#http/audit-log.ts';
import { append } from './append.ts';

/** Acts wait for each other at the end of the chain; the other connections are left to readers. */
const CONCURRENCY = 4;
const WAITING = 200;

/** The audit log in the database, which calls are recorded in. Throws `busy` when too much waits. */
export function createAuditLog(db: Database): AuditLog {
  const queue = createBoundedQueue({ atOnce: CONCURRENCY, waiting: WAITING });
  const inTurn = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    queue(() => transaction(db, work));
  return {
    act: (work, entryOf) =>
      inTurn(async (tx) => {
        const result = await work(tx);
        const entry = entryOf(result);
        if (entry) await append(tx, entry);
        return result;
      }),
    write: (entry) => inTurn((tx) => append(tx, entry)),
  };
}
