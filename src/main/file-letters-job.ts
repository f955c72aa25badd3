import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { fileMissing } from '#features/supporter-desk/server/file-letter.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import { letterSources } from './letters.ts';

/** The job that files letters which came before there was a desk; every start enqueues it. */
export const fileLettersJob = { name: 'file-letters', payload: z.object({}) };

export function createFileLettersJob(db: Database): Job {
  return defineJob({
    ...fileLettersJob,
    retry: { times: 20, firstWaitSeconds: 5, longestWaitSeconds: 600 },
    lane: 'work',
    timeoutSeconds: 3600,
    run: async (_, { signal }) => void (await fileMissing(db, letterSources, signal)),
  });
}
