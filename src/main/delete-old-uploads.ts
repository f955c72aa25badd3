import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import type { Database } from '#db/database.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { deleteOldUploads } from '#http/uploads/delete-old-uploads.ts';
import { defineNightly } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';

/** The folder in which files wait that come in parts. */
export const uploadsFolder = ({ data }: Config) => join(data.folder, 'uploads');

/** Every night, uploads that were not finished within a day are forgotten. */
export function deleteOldUploadsNightly(config: Config, db: Database, storage: Storage): Job {
  return defineNightly({
    name: 'forget-uploads',
    // They wait on the disk of the site; the work may be done on another machine.
    lane: 'site',
    timeoutSeconds: 600,
    cron: '0 4 * * *',
    run: async () => deleteOldUploads({ db, storage, folder: uploadsFolder(config) }),
  });
}
