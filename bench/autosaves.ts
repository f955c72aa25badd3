import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';
import { figuresOf, short, verdict } from './figures.ts';
import type { Child } from './processes/child.ts';
import { printTable } from './table.ts';

const ROUNDS = 5;
const SECONDS = 5;
const SAVES_A_SECOND = 200;
const READERS = 8;
const READ_EVERY_MS = 20;
const PATHS = ['/', '/hi', '/news', '/photos', '/events', '/api/user/newsupdates/get'];
const GOAL_RATIO = 1.1;
/** The time the autosaver needs before its first save. */
const STARTS_IN_MS = 1_500;

/**
 * Readers of cached pages while editors save drafts, and while nobody does, in alternating rounds.
 */
export async function benchAutosaves(site: Child, databaseUrl: string): Promise<boolean> {
  await read(site.address, 1);
  const idle: number[] = [];
  const busy: number[] = [];
  const saves: number[] = [];
  let made = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(...(await read(site.address, SECONDS)));
    const saving = autosave(databaseUrl);
    await pause(STARTS_IN_MS);
    const before = await site.work();
    busy.push(...(await read(site.address, SECONDS)));
    made += (await site.work()).made - before.made;
    saves.push(...(await saving));
  }
  const ratio = figuresOf(busy).p99 / figuresOf(idle).p99;
  const rate = saves.length / (ROUNDS * (SECONDS + STARTS_IN_MS / 1000));
  printTable(
    `Kept pages while ${short(rate)} drafts a second are saved; ${ROUNDS} rounds of ${SECONDS} s`,
    [
      ['what', 'p50 / p99, ms', ''],
      ['readers, nobody saves', pair(idle), `${idle.length} pages`],
      ['readers, drafts are saved', pair(busy), `${busy.length} pages`],
      ['p99 against p99', short(ratio), `goal ≤ ${GOAL_RATIO}: ${verdict(ratio <= GOAL_RATIO)}`],
      ['pages dropped', String(made), `goal 0: ${verdict(made === 0)}`],
      ['a save', pair(saves), `${saves.length} saves`],
    ],
  );
  return ratio <= GOAL_RATIO && made === 0;
}

function pair(values: readonly number[]): string {
  const { p50, p99 } = figuresOf(values);
  return `${short(p50)} / ${short(p99)}`;
}

async function autosave(databaseUrl: string): Promise<number[]> {
  const seconds = SECONDS + STARTS_IN_MS / 1000;
  const file = join(import.meta.dirname, 'processes', 'autosaver.ts');
  const saver = fork(file, [databaseUrl, String(SAVES_A_SECOND), String(seconds)]);
  const [tookMs]: number[][] = await once(saver, 'message');
  return tookMs ?? [];
}

/** The time of each page in ms, for readers who pause between pages. */
async function read(address: string, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const tookMs: number[] = [];
  const readers = Array.from({ length: READERS }, async (_, index) => {
    for (let page = index; performance.now() < until; page += 1) {
      const begun = performance.now();
      await ask(`${address}${PATHS[page % PATHS.length]}`);
      tookMs.push(performance.now() - begun);
      await pause(READ_EVERY_MS);
    }
  });
  await Promise.all(readers);
  return tookMs;
}
