import type { PgBoss } from 'pg-boss';
import type { Job } from './job.ts';

/** Of no job that is older is anything known. */
const FORGET_SECONDS = 24 * 60 * 60;
const HEARTBEAT_SECONDS = 15;

/**
 * Makes the queue of each job, or brings it to what the job says today. Every process does so for all
 * of them, also for those that it does not work: nothing can be put on a queue that does not exist.
 */
export async function declareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    const options = optionsOf(job);
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Kolkata' });
  }
}

function optionsOf({ retry, timeoutSeconds, heartbeatSeconds = HEARTBEAT_SECONDS }: Job) {
  return {
    notify: true,
    retryLimit: retry.times,
    retryDelay: retry.firstWaitSeconds,
    retryDelayMax: retry.longestWaitSeconds,
    retryBackoff: true,
    expireInSeconds: timeoutSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: FORGET_SECONDS,
  };
}
