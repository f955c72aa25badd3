/**
 * Simulates readers of kept pages who pause between pages, and reports the time of each page in ms. It
 * stands for browsers on other machines, so its own wait for a processor of this one should not count:
 * it goes first, where the system allows it.
 */
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../ask.ts';

/** The input of the readers. */
export interface Reading {
  address: string;
  seconds: number;
}

const READERS = 8;
const READ_EVERY_MS = 20;
const PATHS = ['/', '/hi', '/news', '/photos', '/events', '/api/user/newsupdates/get'];
const FIRST = -10;
/** Not counted: connections that were closed in a pause are opened again, and code for that is compiled. */
const OPENING_MS = 1_000;

try {
  setPriority(FIRST);
} catch {
  // Only an administrator may.
}

process.on('message', async ({ address, seconds }: Reading) => {
  const from = performance.now() + OPENING_MS;
  const until = from + seconds * 1000;
  const tookMs: number[] = [];
  const readers = Array.from({ length: READERS }, async (_, index) => {
    for (let page = index; performance.now() < until; page += 1) {
      const begun = performance.now();
      await ask(`${address}${PATHS[page % PATHS.length]}`);
      if (begun > from) tookMs.push(performance.now() - begun);
      await pause(READ_EVERY_MS);
    }
  });
  await Promise.all(readers);
  process.send?.(tookMs);
});
