import { setTimeout as pause } from 'node:timers/promises';

/** Settles when the next message may go out. */
export type Throttle = () => Promise<void>;

interface Options {
  perSecond: number;
  /** Of the clock; in tests one that a test turns. */
  now?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Lets messages go out evenly, so many a second: mail servers and operators turn away senders that
 * come in bursts. Each process keeps a pace of its own.
 */
export function createThrottle({
  perSecond,
  now = () => performance.now(),
  wait = (milliseconds) => pause(milliseconds),
}: Options): Throttle {
  let nextAt = -Infinity;
  return async () => {
    const at = Math.max(now(), nextAt);
    nextAt = at + 1000 / perSecond;
    if (at > now()) await wait(at - now());
  };
}
