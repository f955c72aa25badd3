import { Problem } from '#contract/problems.ts';
import type { Database, Transaction } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import type { AuditLog } from '#http/audit-log.ts';
import { createConcurrencyLimit, QueueFull } from '#lib/concurrency-limit.ts';
import { append } from './append.ts';

/** Acts wait for each other at the end of the chain; the other connections are left to readers. */
const AT_ONCE = 4;
const WAITING = 200;
const RETRY_SECONDS = 2;

/** The audit log in the database, which calls are recorded in. Throws `busy` when too much waits. */
export function createAuditLog(db: Database): AuditLog {
  const through = createConcurrencyLimit({ atOnce: AT_ONCE, waiting: WAITING });
  const inTurn = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    through(() => transaction(db, work)).catch((reason: unknown) => {
      if (reason instanceof QueueFull) throw new Problem('busy', { retryAfter: RETRY_SECONDS });
      throw reason;
    });
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
