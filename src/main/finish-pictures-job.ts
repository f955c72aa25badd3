import { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';

/** Each start asks for it: the demo campaign's pictures, or an import that was cut off, may wait. */
export const finishPicturesJob = { name: 'finish-pictures', payload: z.object({}) };

/** Makes the copies of pictures that nobody waits for. */
export function createFinishPicturesJob(db: Database, storage: Storage): Job {
  return defineJob({
    ...finishPicturesJob,
    retry: { times: 20, firstWaitSeconds: 5, longestWaitSeconds: 600 },
    lane: 'work',
    timeoutSeconds: 3600,
    async run(_, { signal }) {
      const { finishPictures } = await import('#content/files/waiting-pictures.ts');
      await finishPictures({ db, storage, signal });
    },
  });
}
