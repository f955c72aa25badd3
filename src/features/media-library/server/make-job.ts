import { z } from 'zod';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { Enqueue } from '#jobs/queue.ts';
import type { Making } from './make/make-file.ts';

/** Makes what the public sees of a file that has arrived. */
export const makeMediaJob = { name: 'make-media', payload: z.object({ id: z.string() }) };

interface MakeMediaOptions extends Making {
  enqueue: Enqueue;
  /** Makes the copies that nobody waits for. */
  finishPictures: Pick<Job, 'name' | 'payload'>;
}

/** A worker that dies is noticed within seconds, and its file is taken up again. */
export function createMakeMediaJob({
  enqueue,
  finishPictures,
  ...making
}: MakeMediaOptions): Job<{ id: string }> {
  return defineJob({
    ...makeMediaJob,
    retry: { times: 3, firstWaitSeconds: 2, longestWaitSeconds: 60 },
    lane: 'work',
    timeoutSeconds: 1800,
    concurrency: 2,
    async run({ id }) {
      const { makeFile } = await import('./make/make-file.ts');
      await makeFile(making, id);
      await enqueue(finishPictures, {}, making.db);
    },
  });
}
