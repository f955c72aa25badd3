import type { Database } from '#db/database.ts';
import { defineScheduled } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { Report } from '#jobs/queue.ts';
import { checkChain, keepCheck } from './checks.ts';
import type { Verdict } from './verify-chain.ts';

interface VerifyAuditLogOptions {
  db: Database;
  /** Told where the chain is broken. */
  report: Report;
  /** Told of the head of a whole chain: a line that is kept outside the database. */
  tell: (line: object) => void;
  /** Writes to those who keep the head outside, or who must hear that the chain is broken. */
  mailOut?: (verdict: Verdict) => Promise<void>;
}

/**
 * Every night, the audit log is read from its first row. Its head goes into the log of the process,
 * and by mail to people, where nobody who changes both rows and hashes can change it as well.
 */
export function createVerifyAuditLogJob({ db, report, tell, mailOut }: VerifyAuditLogOptions): Job {
  return defineScheduled({
    name: 'verify-audit-log',
    lane: 'work',
    timeoutSeconds: 3600,
    cron: '50 3 * * *',
    async run({ signal }) {
      const found = await checkChain(db, signal);
      const { head, ...verdict } = found;
      await keepCheck(db, found);
      await mailOut?.(found);
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
