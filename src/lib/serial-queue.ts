/** Makes a queue in which work waits its turn: one at a time, in the order it was asked for. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();

  return function run<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
