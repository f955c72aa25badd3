import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf, short, verdict } from '../figures.ts';
import type { Child } from '../processes/child.ts';
import { printTable } from '../table.ts';
import { addressOf } from './accounts.ts';
import { send } from './post.ts';

const SECONDS = 20;
const BAD_LOGINS_A_SECOND = 200;
const CANARIES_A_SECOND = 20;
const GOAL_MS = 300;
/** An uncached page, which needs the same process and database as the flood. */
const CANARY = '/api/user/newsupdates/get?page=1&size=5';

/** Two hundred wrong passwords a second, from many keys, beside a reader. */
export async function benchFlood({ address }: Child): Promise<boolean> {
  const statuses = new Map<number, number>();
  const canaries: number[] = [];
  const flood = every(1000 / BAD_LOGINS_A_SECOND, async (count) => {
    const body = { email: addressOf(count % 5_000), password: `wrong ${count}` };
    const { status } = await send(`${address}/api/user/login`, body);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const reading = every(1000 / CANARIES_A_SECOND, async (count) => {
    const { status, ms } = await send(`${address}${CANARY}&s=bus${count}`);
    if (status !== 200) throw new Error(`The canary was answered with ${status}`);
    canaries.push(ms);
  });
  await Promise.all([flood, reading]);
  const p99 = canaries.toSorted((a, b) => a - b)[Math.floor(canaries.length * 0.99)] ?? Infinity;
  const onlyTurnedAway = [...statuses.keys()].every((status) => [400, 429, 503].includes(status));
  const isReached = p99 < GOAL_MS && onlyTurnedAway;
  const told = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  printTable(`${BAD_LOGINS_A_SECOND} wrong passwords a second for ${SECONDS} s`, [
    ['answers', 'reader p50, ms', 'p99', 'goal'],
    [told, short(figuresOf(canaries).p50), short(p99), `< ${GOAL_MS}: ${verdict(isReached)}`],
  ]);
  return isReached;
}

/** Starts work at fixed times, whether or not the earlier work has ended. */
async function every(ms: number, work: (count: number) => Promise<void>): Promise<void> {
  const begun: Promise<void>[] = [];
  const start = performance.now();
  for (let count = 0; count * ms < SECONDS * 1000; count += 1) {
    await pause(Math.max(0, start + count * ms - performance.now()));
    begun.push(work(count));
  }
  await Promise.all(begun);
}
