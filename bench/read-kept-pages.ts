import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';

const READERS = 8;
const READ_EVERY_MS = 20;
const PATHS = ['/', '/hi', '/news', '/photos', '/events', '/api/user/newsupdates/get'];

/** The time of each page in ms, for readers who pause between pages. */
export async function readKeptPages(address: string, seconds: number): Promise<number[]> {
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
