import type { Database } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import { defineScheduled } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import { tryEach } from '#lib/try-each.ts';

/** Every night, what has had its day is forgotten. One that fails does not keep the others. */
export function createRetentionJob(db: Database, personalData: readonly PersonalData[]): Job {
  return defineScheduled({
    name: 'forget-daily',
    cron: '30 3 * * *',
    lane: 'work',
    timeoutSeconds: 3600,
    async run() {
      await tryEach(personalData, ({ retention }) => retention.forget?.(db));
    },
  });
}
