import type { Database } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import { defineScheduled } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';

/** Every night, what has had its day is forgotten. One that fails does not keep the others. */
export function createRetentionJob(db: Database, personalData: readonly PersonalData[]): Job {
  return defineScheduled({
    name: 'forget-daily',
    cron: '30 3 * * *',
    lane: 'work',
    timeoutSeconds: 3600,
    async run() {
      const failures: unknown[] = [];
      for (const { retention } of personalData)
        await retention.forget?.(db).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, 'Not all was forgotten');
    },
  });
}
