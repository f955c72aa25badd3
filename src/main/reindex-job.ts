import { z } from 'zod';
import { reindex } from '#content/server/reindex.ts';
import type { Database } from '#db/database.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';

/** The job that reindexes texts that an older release indexed; every start enqueues it. */
export const reindexJob = { name: 'index-anew', payload: z.object({}) };

export function createReindexJob(db: Database): Job {
  return defineJob({
    ...reindexJob,
    retry: { times: 20, firstWaitSeconds: 5, longestWaitSeconds: 600 },
    lane: 'work',
    timeoutSeconds: 3600,
    run: async (_, { signal }) => void (await reindex(db, signal)),
  });
}
