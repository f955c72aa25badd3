import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

/** A clock that stands still until somebody waits. */
function standingClock() {
  let at = 0;
  const waits: number[] = [];
  return {
    waits,
    pass: (milliseconds: number) => void (at += milliseconds),
    now: () => at,
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  };
}

test('Ten a second go out a tenth of a second apart, also when they come at once', async () => {
  const clock = standingClock();
  const pace = createThrottle({ perSecond: 10, ...clock });
  await Promise.all([pace(), pace(), pace()]);
  expect(clock.waits).toEqual([100, 200]);
});

test('Time in which none came is not made up for by a burst', async () => {
  const clock = standingClock();
  const pace = createThrottle({ perSecond: 10, ...clock });
  await pace();
  clock.pass(60_000);
  await pace();
  await pace();
  expect(clock.waits).toEqual([100]);
});
