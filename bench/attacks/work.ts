import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf } from '../figures.ts';
import type { Attack, Outcome } from './attack.ts';
import { withTarget } from './target.ts';
import type { Target } from './target.ts';

const SECONDS = 15;
const A_SECOND = 30;
const CANARIES_A_SECOND = 4;
const GOAL_RATIO = 3;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const someWord = () => Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const someSearch = () =>
  `/api/user/newsupdates/get?s=${Array.from({ length: 16 }, someWord).join('+')}`.slice(0, 120);
const someIcon = () => `/icons/1/${someWord()}${randomInt(99)}/205-1400-maskable.png`;

/**
 * The most expensive requests, thirty a second from one address, beside requests for an uncached
 * page.
 */
export const dearRequests: Attack = () =>
  withTarget({ campaign: 'demo' }, async (target) => {
    await uncachedPages(target);
    const calm = figuresOf(await uncachedPages(target)).p50;
    return [
      await underLoad(target, { calm, row: 'D5a', attack: 'searches', path: someSearch }),
      await underLoad(target, { calm, row: 'D5b', attack: 'icons', path: someIcon }),
    ];
  });

interface Load {
  calm: number;
  row: string;
  attack: string;
  path: () => string;
}

async function underLoad(target: Target, { calm, row, attack, path }: Load): Promise<Outcome> {
  const statuses = new Map<number, number>();
  const flood = every(A_SECOND, async () => {
    const { status } = await fetch(target.origin + path(), from('203.0.113.9'));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const { p50 } = figuresOf(await uncachedPages(target));
  await flood;
  const ratio = p50 / calm;
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return {
    row,
    attack: `${A_SECOND} ${attack} a second (${told})`,
    figure: `a page's p50 ${p50.toFixed(0)} ms, ${calm.toFixed(0)} without: ${ratio.toFixed(1)}`,
    goal: `ratio ≤ ${GOAL_RATIO}`,
    isWithstood: ratio <= GOAL_RATIO,
  };
}

let page = 1;

/** The time of pages that were never requested before, in ms. */
async function uncachedPages({ origin }: Target): Promise<number[]> {
  const times: number[] = [];
  await every(CANARIES_A_SECOND, async () => {
    page += 1;
    const begun = performance.now();
    const reply = await fetch(
      `${origin}/events?month=20${10 + (page % 80)}-${1 + (page % 9)}`,
      from(),
    );
    await reply.arrayBuffer();
    times.push(performance.now() - begun);
  });
  return times;
}

/** Pages, a call and the log while the database is stopped. */
export const databaseAway: Attack = () =>
  withTarget({}, async (target) => {
    const pidFile = await readFile(`${target.dataFolder}/postgres/postmaster.pid`, 'utf8');
    const before = target.log().length;
    process.kill(Number.parseInt(pidFile, 10), 'SIGQUIT');
    const statuses: number[] = [];
    for (const path of ['/faq', '/events?month=2031-02', '/hi/faq', '/search?s=well']) {
      const reply = await fetch(target.origin + path, from());
      statuses.push(reply.status);
    }
    await pause(500);
    const said = target.log().slice(before);
    const isQuiet = !said.includes('Failed query') && !said.includes('params:');
    return [
      {
        row: 'D8',
        attack: 'pages while the database is away',
        figure: `${statuses.join(', ')}; queries in the log: ${isQuiet ? 'no' : 'yes'}`,
        goal: 'no 500, no',
        isWithstood: !statuses.includes(500) && isQuiet,
      },
    ];
  });

const from = (address = `198.51.100.${randomInt(1, 255)}`) => ({
  headers: { 'x-forwarded-for': address },
});

/** Starts work so many times a second, whether or not the earlier work has ended. */
async function every(aSecond: number, work: () => Promise<void>): Promise<void> {
  const begun: Promise<void>[] = [];
  const start = performance.now();
  for (let count = 0; count < aSecond * SECONDS; count += 1) {
    await pause(Math.max(0, start + (count * 1000) / aSecond - performance.now()));
    begun.push(work());
  }
  await Promise.all(begun);
}
