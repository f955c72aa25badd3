import type { Config } from '#config/config.ts';
import { emptyBin } from '#content/server/edit/bin.ts';
import { tidyRevisions } from '#content/server/edit/revision-store.ts';
import type { Database } from '#db/database.ts';
import { forgetFigures } from '#features/today/server/forget-figures.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { deleteOldUploads } from '#http/uploads/delete-old-uploads.ts';
import { uploadsFolder } from '#http/uploads/uploads-folder.ts';
import { defineScheduled } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';

interface NightlyDependencies {
  config: Config;
  db: Database;
  storage: Storage;
}

const timeoutSeconds = 600;

/** Deletes, every night before anybody works, what is kept for some days only. */
export function nightlyJobs({ config, db, storage }: NightlyDependencies): Job[] {
  return [
    defineScheduled({
      name: 'delete-old-uploads',
      // They wait on the disk of the site; the work may be done on another machine.
      lane: 'site',
      timeoutSeconds,
      cron: '0 4 * * *',
      run: async () => deleteOldUploads({ db, storage, folder: uploadsFolder(config) }),
    }),
    defineScheduled({
      name: 'empty-bin',
      lane: 'work',
      timeoutSeconds,
      cron: '30 4 * * *',
      run: async ({ signal }) => emptyBin(db, signal),
    }),
    defineScheduled({
      name: 'forget-figures',
      lane: 'work',
      timeoutSeconds,
      cron: '45 4 * * *',
      run: () => forgetFigures(db),
    }),
    defineScheduled({
      name: 'tidy-revisions',
      lane: 'work',
      timeoutSeconds,
      cron: '50 4 * * *',
      run: async () => tidyRevisions(db),
    }),
  ];
}
