import { z } from 'zod';
import type { Collection } from '#content/declare/collection.ts';
import { defineJob, defineScheduled } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { Making } from './make/make-file.ts';

/** Each start asks for it: an import may have brought files that the library does not know. */
export const adoptMediaJob = { name: 'adopt-media', payload: z.object({}) };

/** Takes the files of documents into the library, at each start and every night. */
export function createAdoptMediaJob(making: Making & { collections: readonly Collection[] }): Job {
  return defineJob({
    ...adoptMediaJob,
    retry: { times: 5, firstWaitSeconds: 60, longestWaitSeconds: 3600 },
    lane: 'work',
    timeoutSeconds: 3600,
    cron: '15 3 * * *',
    async run(_, { signal }) {
      const { adoptFiles } = await import('./adopt-files.ts');
      await adoptFiles({ ...making, signal });
    },
  });
}

/** Every night, files that have been in the bin for 30 days are deleted. */
export function createEmptyMediaBinJob(making: Making): Job {
  return defineScheduled({
    name: 'empty-media-bin',
    lane: 'work',
    timeoutSeconds: 3600,
    cron: '45 4 * * *',
    async run() {
      const { emptyMediaBin } = await import('./bin-files.ts');
      await emptyMediaBin(making);
    },
  });
}
