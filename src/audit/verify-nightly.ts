import type { Database } from '#db/database.ts';
import { defineNightly } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { Report } from '#jobs/queue.ts';
import { verifyChain } from './verify-chain.ts';

interface VerifyNightlyOptions {
  db: Database;
  /** Told where the chain is broken. */
  report: Report;
  /** Told of the head of a whole chain: a line that is kept outside the database. */
  tell: (line: object) => void;
}

/**
 * Every night, the audit log is read from its first row. Its head goes into the log of the process,
 * where nobody who changes both rows and hashes can change it as well.
 */
export function verifyNightly({ db, report, tell }: VerifyNightlyOptions): Job {
  return defineNightly({
    name: 'verify-audit-log',
    lane: 'work',
    timeoutSeconds: 3600,
    cron: '50 3 * * *',
    async run({ signal }) {
      const { head, ...verdict } = await verifyChain(db, { signal });
      if (verdict.isWhole)
        tell({
          msg: 'The audit log is whole',
          rows: head.position,
          head: head.hash.toString('hex'),
        });
      else report(new Error(`The audit log was tampered with at its row ${verdict.position}`));
    },
  });
}
