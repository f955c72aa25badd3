/** Work that was turned away because too much of it waits already. */
export class GateFull extends Error {}

interface GateSize {
  /** How much work may go on side by side. */
  atOnce: number;
  /** How much may wait for its turn; any number unless told. */
  waiting?: number;
}

/** Lets work through, some at a time; the rest waits in the order it came, or is turned away. */
export function createGate({ atOnce, waiting = Infinity }: GateSize) {
  const queue: (() => void)[] = [];
  let inside = 0;

  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else inside -= 1;
  };

  const enter = () => {
    if (inside < atOnce) {
      inside += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(new GateFull('Too much waits already'));
    return new Promise<void>((resolve) => void queue.push(resolve));
  };

  /** Throws `GateFull` when the queue is full. */
  return async function through<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
