/** Work that was turned away because too much of it waits already. */
export class QueueFull extends Error {}

interface ConcurrencyLimitOptions {
  /** How much work may go on side by side. */
  atOnce: number;
  /** How much may wait for its turn; any number unless told. */
  waiting?: number;
}

/** Lets work through, some at a time; the rest waits in the order it came, or is turned away. */
export function createConcurrencyLimit({ atOnce, waiting = Infinity }: ConcurrencyLimitOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  const enter = () => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(new QueueFull('Too much waits already'));
    return new Promise<void>((resolve) => void queue.push(resolve));
  };

  /** Throws `QueueFull` when the queue is full. */
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
  const isFull = () => running >= atOnce && queue.length >= waiting;
  return Object.assign(run, { isFull });
}
