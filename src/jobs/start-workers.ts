import type { PgBoss, Job as StoredJob } from 'pg-boss';
import { RetryLater } from './job.ts';
import type { Job } from './job.ts';

/** Notices come at once; looking is for work that was put off, and for notices that were lost. */
const POLL_SECONDS = 2;

interface WorkQueueOptions {
  report: (error: unknown) => void;
  /** Aborted when the process is to end. */
  stopping: AbortSignal;
}

/** Starts the workers of a job, as many as its concurrency. */
export async function startWorkers(boss: PgBoss, job: Job, terms: WorkQueueOptions): Promise<void> {
  for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1)
    await startWorker(boss, job, terms);
}

async function startWorker(
  boss: PgBoss,
  job: Job,
  { report, stopping }: WorkQueueOptions,
): Promise<void> {
  const workerOptions = {
    batchSize: 1,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  };
  const worker = await boss.work(job.name, workerOptions, async ([stored]: StoredJob[]) => {
    try {
      if (stored) await runOnce(job, stored, { report, stopping });
    } finally {
      // One notice may stand for many jobs, so a worker that has finished one polls for the next.
      boss.notifyWorker(worker);
    }
  });
}

/** Runs a job once. The error thrown here is stored beside the job, so it tells nothing. */
async function runOnce(
  job: Job,
  stored: StoredJob,
  { report, stopping }: WorkQueueOptions,
): Promise<void> {
  try {
    await job.run(stored.data, { signal: AbortSignal.any([stored.signal, stopping]) });
  } catch (error) {
    // A job that ends because the process stops is no fault.
    if (!(error instanceof RetryLater) && !stopping.aborted) report(error);
    throw new RetryLater('It did not succeed; the log may say why');
  }
}
