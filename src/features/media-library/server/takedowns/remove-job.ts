import { z } from 'zod';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { MediaDependencies } from '../dependencies.ts';
import { findRow } from '../media-rows.ts';

/** Deletes the public bytes of a file that was taken down, until it succeeds: the order allows three hours. */
export const removeTakenDownJob = {
  name: 'remove-taken-down',
  payload: z.object({ id: z.string(), keys: z.array(z.string()) }),
};

type RemoveTakenDown = z.infer<typeof removeTakenDownJob.payload>;

export function createRemoveTakenDownJob(
  services: Pick<MediaDependencies, 'db' | 'storage'>,
): Job<RemoveTakenDown> {
  return defineJob({
    ...removeTakenDownJob,
    retry: { times: 40, firstWaitSeconds: 2, longestWaitSeconds: 300 },
    lane: 'work',
    timeoutSeconds: 300,
    async run({ id, keys }) {
      const { removePublic } = await import('./take-down.ts');
      const row = await findRow(services.db, id);
      if (row) await removePublic(services, { row, keys });
    },
  });
}
