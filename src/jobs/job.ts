import { z } from 'zod';

/**
 * The processes that run a job. `site` is quick work that people wait for (a code); `work` may take long
 * and need much (a newsletter, pictures), and runs apart from the pages.
 */
export type Lane = 'site' | 'work';

export interface Retry {
  /** The number of retries. */
  times: number;
  /** The wait before the first retry; each further wait is about twice as long. */
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/** Signals to a running job from outside. */
export interface JobContext {
  /**
   * Aborted when the process is to end, when the job has taken longer than it may, and when it was
   * given to another process because this one was thought dead. Long work looks at it between steps.
   */
  signal: AbortSignal;
}

interface JobOptions<Payload extends object> {
  /** The name of its queue: letters and hyphens. */
  name: string;
  /** The input of the job. It is stored as it is, so it holds ids: no address, no code, no text. */
  payload: z.ZodType<Payload>;
  retry: Retry;
  lane: Lane;
  /** The seconds after which it is aborted and retried. */
  timeoutSeconds: number;
  /**
   * After so many seconds without a sign of life, 10 or more, its process is thought dead and the job
   * is tried again; 15 unless told. The sign is given for it, as long as it does not hold up the
   * event loop.
   */
  heartbeatSeconds?: number;
  /** How many of them a process does at once; one unless told. */
  concurrency?: number;
  /** When it runs by itself, as cron writes it, in Indian time; its payload is then empty. */
  cron?: string;
}

/** Work that outlives the request it came from. */
export interface Job<Payload extends object = object> extends JobOptions<Payload> {
  run(stored: unknown, context?: JobContext): Promise<void>;
}

interface JobDeclaration<Payload extends object> extends JobOptions<Payload> {
  /**
   * Runs the job. It must be safe to run again, because its process may die in the middle. Heavy modules
   * are imported inside (`await import('./index-photo.ts')`), because every process declares each job.
   */
  run(payload: Payload, context: JobContext): Promise<void>;
}

/** Declares a job. */
export function defineJob<Payload extends object>(declared: JobDeclaration<Payload>): Job<Payload> {
  return {
    ...declared,
    run: async (stored, context = { signal: new AbortController().signal }) =>
      declared.run(declared.payload.parse(stored), context),
  };
}

interface ScheduledDeclaration extends Pick<
  JobOptions<object>,
  'name' | 'lane' | 'timeoutSeconds'
> {
  /** As cron writes it, in Indian time. */
  cron: string;
  run(context: JobContext): Promise<unknown>;
}

/** Declares work that begins by itself at its times; where it fails it is tried again for some hours. */
export function defineScheduled({ run, ...terms }: ScheduledDeclaration): Job {
  return defineJob({
    ...terms,
    payload: z.object({}),
    retry: { times: 5, firstWaitSeconds: 60, longestWaitSeconds: 3600 },
    run: async (_, context) => void (await run(context)),
  });
}

/** Thrown for a foreseen failure: the job is retried, and no fault is logged. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
}
