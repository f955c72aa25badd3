import { z } from 'zod';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { Labelling } from './label-file.ts';

/** Puts the label of AI on every public copy of a file that was declared. */
export const labelAiJob = { name: 'label-ai', payload: z.object({ id: z.string() }) };

export function createLabelAiJob(labelling: Labelling): Job<{ id: string }> {
  return defineJob({
    ...labelAiJob,
    retry: { times: 20, firstWaitSeconds: 2, longestWaitSeconds: 300 },
    lane: 'work',
    timeoutSeconds: 600,
    async run({ id }) {
      const { labelFile } = await import('./label-file.ts');
      await labelFile(labelling, id);
    },
  });
}
