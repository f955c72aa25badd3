import { z } from 'zod';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { Hiding } from './hiding.ts';

/** Blurs the faces of those who asked for it, wherever they are public. */
export const hideFacesJob = { name: 'hide-faces', payload: z.object({}) };

export function createHideFacesJob(hiding: Omit<Hiding, 'signal'>): Job {
  return defineJob({
    ...hideFacesJob,
    retry: { times: 20, firstWaitSeconds: 2, longestWaitSeconds: 300 },
    lane: 'work',
    timeoutSeconds: 900,
    // A picture that came back while nobody was told is found at night.
    cron: '10 3 * * *',
    async run(_, { signal }) {
      const { hideFaces } = await import('./hide-faces.ts');
      await hideFaces({ ...hiding, signal });
    },
  });
}
