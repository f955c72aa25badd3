import { createConcurrencyLimit, QueueFull } from '#lib/concurrency-limit.ts';
import { Problem } from './problems.ts';

const RETRY_SECONDS = 2;

interface BoundedQueueOptions {
  /** How much work may go on side by side. */
  atOnce: number;
  /** How much may wait for its turn. */
  waiting: number;
}

/** A queue for expensive work. A caller who finds it full is told at once that the site is busy. */
export function createBoundedQueue(size: BoundedQueueOptions) {
  const limit = createConcurrencyLimit(size);
  const busy = () => new Problem('busy', { retryAfter: RETRY_SECONDS });

  const run = <Result>(work: () => Promise<Result>): Promise<Result> =>
    limit(work).catch((reason: unknown) => {
      throw reason instanceof QueueFull ? busy() : reason;
    });
  /** Throws `busy` at once where work would be turned away, before anything is spent on it. */
  const requireRoom = () => {
    if (limit.isFull()) throw busy();
  };
  return Object.assign(run, { requireRoom });
}
