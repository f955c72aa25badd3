let last: Promise<unknown> = Promise.resolve();

/** Does work that takes much memory: one at a time, in the order it was asked for. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}
