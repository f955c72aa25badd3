import type { Database } from '#db/database.ts';
import { forgetFigures } from '#features/today/server/forget-figures.ts';
import { defineNightly } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';

/** Every night, old figures of reading and searching are forgotten. */
export function forgetFiguresNightly(db: Database): Job {
  return defineNightly({
    name: 'forget-figures',
    lane: 'site',
    timeoutSeconds: 600,
    cron: '45 4 * * *',
    run: () => forgetFigures(db),
  });
}
