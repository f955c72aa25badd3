import { emptyBin } from '#content/server/edit/bin.ts';
import type { Database } from '#db/database.ts';
import { defineNightly } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';

/** Every night, documents that have been in the bin for 30 days are forgotten. */
export function emptyBinNightly(db: Database): Job {
  return defineNightly({
    name: 'empty-bin',
    lane: 'site',
    timeoutSeconds: 600,
    cron: '30 4 * * *',
    run: async () => emptyBin(db),
  });
}
