import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Db, Job as StoredJob } from 'pg-boss';
import type { DatabaseConnection } from '#db/connection.ts';
import type { Executor } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import { installQueue, SCHEMA } from './install.ts';
import type { Job } from './job.ts';
import { TryAgain } from './job.ts';

/** Puts work on the queue, in the caller's transaction: it is done once that holds. */
export type Enqueue = <Payload extends object>(
  job: Pick<Job<Payload>, 'name' | 'payload'>,
  payload: Payload,
  within: Executor,
) => Promise<void>;

export interface Queue {
  enqueue: Enqueue;
  /** Begins to work; every process with the same jobs takes its share. */
  start(jobs: readonly Job[], report: Report): Promise<void>;
  /** Takes no more work, and settles when what is under way is done. */
  stop(): Promise<void>;
}

/** Told of faults; a job's payload is not among what it is told. */
export type Report = (error: unknown) => void;

/** Few: what waits here waits behind other work, never behind visitors. */
const POOL_SIZE = 2;
const STATEMENT_TIMEOUT_MS = 30_000;
/** Notices come at once; looking is for work that was put off, and for notices that were lost. */
const POLL_SECONDS = 2;
/** A job that has not ended by then died with its process, and is tried again. */
const EXPIRE_SECONDS = 60;
const FORGET_SECONDS = 24 * 60 * 60;
const LONGEST_STOP_MS = 20_000;
const SILENCE_MS = 10_000;

/** The queue, which lives in the database. Nothing is done until it starts. */
export function createQueue(connection: DatabaseConnection): Queue {
  let report: Report = () => undefined;
  const reportNowAndThen = nowAndThen((error) => report(asError(error)));
  const pool = createPool(connection.url, {
    applicationName: 'abhiyan jobs',
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    size: POOL_SIZE,
    onError: (error) => reportNowAndThen(error),
  });
  const boss = createBoss({
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onMessage, onGap) => {
      const leave = await connection.listen(channel, { onMessage, onGap });
      return { close: async () => leave() };
    },
  });
  boss.on('error', (error) => reportNowAndThen(error));
  let working: readonly Job[] = [];

  return {
    async enqueue(job, payload, within) {
      await boss.send(job.name, payload, { db: fromDrizzle(within, sql) });
    },
    async start(jobs, tellOf) {
      report = tellOf;
      await installQueue(connection.url);
      await boss.start();
      working = jobs;
      for (const job of jobs) await work(boss, job, (error) => report(error));
    },
    async stop() {
      const finished = Promise.all(working.map(({ name }) => boss.offWork(name, { wait: true })));
      await Promise.race([finished, tooLong()]);
      await boss.stop({ graceful: false });
      // Whatever still asks the database is told no, and that is no fault.
      report = () => undefined;
      await pool.end();
    },
  };
}

function createBoss(db: Db): PgBoss {
  return new PgBoss({ db, schema: SCHEMA, useListenNotify: true, monitorVacuum: false });
}

async function work(boss: PgBoss, job: Job, report: Report): Promise<void> {
  await settle(boss, job);
  if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Kolkata' });
  for (let worker = 0; worker < (job.atOnce ?? 1); worker += 1) await hire(boss, job, report);
}

/** The queue of a job as it is declared today. */
async function settle(boss: PgBoss, { name, retry }: Job): Promise<void> {
  const options = {
    notify: true,
    retryLimit: retry.times,
    retryDelay: retry.firstWaitSeconds,
    retryDelayMax: retry.longestWaitSeconds,
    retryBackoff: true,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: FORGET_SECONDS,
  };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}

async function hire(boss: PgBoss, job: Job, report: Report): Promise<void> {
  const habits = {
    batchSize: 1,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  };
  const worker = await boss.work(job.name, habits, async ([stored]: StoredJob[]) => {
    try {
      if (stored) await runOnce(job, stored.data, report);
    } finally {
      // One notice may stand for many jobs, so who has done one looks for the next.
      boss.notifyWorker(worker);
    }
  });
}

/** What is thrown here is stored beside the job: it says nothing. */
async function runOnce(job: Job, data: unknown, report: Report): Promise<void> {
  try {
    await job.run(data);
  } catch (error) {
    if (!(error instanceof TryAgain)) report(error);
    throw new TryAgain('It did not succeed; the log may say why');
  }
}

/** While the database is away every worker says so every time it looks; one of them is enough. */
function nowAndThen(report: Report): Report {
  let last = -Infinity;
  return (error) => {
    if (performance.now() - last < SILENCE_MS) return;
    last = performance.now();
    report(error);
  };
}

/** The library tells of some errors as plain objects, which the log would not know. */
function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message = 'The queue failed', stack }: { message?: string; stack?: string } =
    Object(error);
  return Object.assign(new Error(message), stack && { stack });
}

async function tooLong(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LONGEST_STOP_MS).unref());
}
