import type { PgBoss } from 'pg-boss';
import type { Job } from './job.ts';

/** The age at which finished jobs are deleted. */
const FORGET_SECONDS = 24 * 60 * 60;
const HEARTBEAT_SECONDS = 15;

/**
 * Creates or updates the queue of each job. Every process does so for all jobs, also for those that it
 * does not run: a job cannot be enqueued on a queue that does not exist.
 */
export async function declareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const job of jobs) {
    const options = optionsOf(job);
    if (!there.has(job.name)) await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Kolkata' });
  }
  await endSchedules(boss, jobs);
}

/** A job that a release renamed or took away would be enqueued for ever, on a queue that nobody works. */
async function endSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const planned = new Set(jobs.filter(({ cron }) => cron).map(({ name }) => name));
  for (const { name } of await boss.getSchedules())
    if (!planned.has(name)) await boss.unschedule(name);
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
