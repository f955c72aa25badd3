import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { hasModels } from '#face-search/model-files.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { defineJob, RetryLater } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import type { EnqueueAll } from '#jobs/queue.ts';
import { planIndex } from './plan-index.ts';

/** Brings the index of faces in line with the photos that are public. */
export const indexFacesJob = { name: 'index-faces', payload: z.object({}) };

interface IndexJobOptions {
  db: Database;
  storage: Storage;
  enqueueAll: EnqueueAll;
  /** The key that the keys of people are encrypted with. */
  secret: () => Promise<string>;
  /** Told when the faces of the database are in line. */
  onDone: () => Promise<void>;
}

async function bringInLine(options: IndexJobOptions, signal: AbortSignal): Promise<void> {
  if ((await planIndex(options.db)) > 0) await indexWaiting(options, signal);
  await options.onDone();
}

async function indexWaiting(options: IndexJobOptions, signal: AbortSignal): Promise<void> {
  const { db, storage, enqueueAll } = options;
  if (!hasModels()) throw new RetryLater('The models are not there yet');
  const [{ createEngines }, { indexPhotos }, { createMatchNew }] = await Promise.all([
    import('#face-search/engines.ts'),
    import('./index-photos.ts'),
    import('./match-new.ts'),
  ]);
  const engines = createEngines();
  const stop = () => engines.stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const onIndexed = createMatchNew({ db, secret: await options.secret(), enqueueAll });
    await indexPhotos({ db, storage, engines, onIndexed, signal });
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

export function createIndexFacesJob(options: IndexJobOptions): Job {
  return defineJob({
    ...indexFacesJob,
    retry: { times: 20, firstWaitSeconds: 10, longestWaitSeconds: 600 },
    lane: 'work',
    timeoutSeconds: 6 * 3600,
    // Changes whose notice was lost are found at night.
    cron: '30 3 * * *',
    run: async (_, { signal }) => bringInLine(options, signal),
  });
}
