import { createGate, GateFull } from '#lib/gate.ts';
import { Problem } from './problems.ts';

const RETRY_SECONDS = 2;

interface LineSize {
  /** How much work may go on side by side. */
  atOnce: number;
  /** How much may wait for its turn. */
  waiting: number;
}

/** A line for dear work: whoever comes while it is full is told at once that the site is busy. */
export function createBusyLine(size: LineSize) {
  const through = createGate(size);

  return function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return through(work).catch((reason: unknown) => {
      if (reason instanceof GateFull) throw new Problem('busy', { retryAfter: RETRY_SECONDS });
      throw reason;
    });
  };
}
