import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Db } from 'pg-boss';
import type { DatabaseConnection } from '#db/connection.ts';
import type { Executor } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import { declareQueues } from './declare-queues.ts';
import { installQueue, SCHEMA } from './install.ts';
import type { Job, Lane } from './job.ts';
import { startWorkers } from './start-workers.ts';

/** Enqueues a job in the caller's transaction: it runs once that commits, or at the moment that is given. */
export type Enqueue = <Payload extends object>(
  job: Pick<Job<Payload>, 'name' | 'payload'>,
  payload: Payload,
  within: Executor,
  at?: Date,
) => Promise<void>;

/** Enqueues many jobs of one kind in one statement. */
export type EnqueueAll = <Payload extends object>(
  job: Pick<Job<Payload>, 'name' | 'payload'>,
  payloads: readonly Payload[],
  within: Executor,
) => Promise<void>;

export interface Queue {
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  /**
   * Declares the queues of all jobs and starts workers for those of some lanes, all unless told;
   * processes with the same lane share its jobs.
   */
  start(jobs: readonly Job[], report: Report, lanes?: readonly Lane[]): Promise<void>;
  /** Takes no more jobs, aborts those under way, and resolves when they have ended or a time limit is over. */
  stop(): Promise<void>;
}

/** Reports faults, never with a job's payload. */
export type Report = (error: unknown) => void;

/** Few, because queries of the queue wait behind each other, never behind visitors. */
const POOL_SIZE = 2;
const STATEMENT_TIMEOUT_MS = 30_000;
/** The interval at which jobs without a heartbeat are looked for. */
const SUPERVISE_SECONDS = 5;
const STOP_TIMEOUT_MS = 20_000;
const REPORT_INTERVAL_MS = 10_000;

/** Makes the queue, which lives in the database. No job runs until it starts. */
export function createQueue(connection: DatabaseConnection): Queue {
  let report: Report = () => undefined;
  const reportThrottled = throttle((error) => report(asError(error)));
  const pool = createPool(connection.url, {
    applicationName: 'abhiyan jobs',
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    size: POOL_SIZE,
    onError: (error) => reportThrottled(error),
  });
  const boss = createBoss({
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onMessage, onGap) => {
      const leave = await connection.listen(channel, { onMessage, onGap });
      return { close: async () => leave() };
    },
  });
  boss.on('error', (error) => reportThrottled(error));
  let working: readonly Job[] = [];
  const stopping = new AbortController();

  return {
    async enqueue(job, payload, within, at) {
      const db = fromDrizzle(within, sql);
      await boss.send(job.name, payload, at ? { db, startAfter: at } : { db });
    },
    async enqueueAll(job, payloads, within) {
      if (payloads.length === 0) return;
      const stored = payloads.map((data) => ({ data }));
      await boss.insert(job.name, stored, { db: fromDrizzle(within, sql) });
    },
    async start(jobs, tellOf, lanes = ['site', 'work']) {
      report = tellOf;
      await installQueue(connection.url);
      await boss.start();
      await declareQueues(boss, jobs);
      working = jobs.filter(({ lane }) => lanes.includes(lane));
      const terms = { report: (error: unknown) => report(error), stopping: stopping.signal };
      for (const job of working) await startWorkers(boss, job, terms);
    },
    async stop() {
      stopping.abort();
      const finished = Promise.all(working.map(({ name }) => boss.offWork(name, { wait: true })));
      await Promise.race([finished, stopTimeout()]);
      await boss.stop({ graceful: false });
      // A query that is still running is refused now, and that is no fault.
      report = () => undefined;
      await pool.end();
    },
  };
}

function createBoss(db: Db): PgBoss {
  return new PgBoss({
    db,
    schema: SCHEMA,
    useListenNotify: true,
    monitorVacuum: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
}

/** Reports one error in each interval: while the database is away, every worker has one at every poll. */
function throttle(report: Report): Report {
  let last = -Infinity;
  return (error) => {
    if (performance.now() - last < REPORT_INTERVAL_MS) return;
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

async function stopTimeout(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref());
}
