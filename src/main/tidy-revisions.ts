import { tidyRevisions } from '#content/server/edit/revision-store.ts';
import type { Database } from '#db/database.ts';
import { defineNightly } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';

/** Every night, autosaves that a later one of the same sitting replaced are forgotten. */
export function tidyRevisionsNightly(db: Database): Job {
  return defineNightly({
    name: 'tidy-revisions',
    lane: 'work',
    timeoutSeconds: 600,
    cron: '50 4 * * *',
    run: async () => void (await tidyRevisions(db)),
  });
}
