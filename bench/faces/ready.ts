import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { usualThresholds } from '#face-search/matching.ts';
import { createFaceFinder } from '#main/face-finder.ts';
import { selfieOfHer } from '#test/face-pictures.ts';
import { figuresOf, short, verdict, withSpread } from '../figures.ts';
import { inOwnDatabase } from '../own-database.ts';
import { printTable } from '../table.ts';
import { writeRally } from './rally.ts';

const FACES = 100_000;
const STARTS = 5;
/** Sources would be read and linked file by file, as no site does. */
const BUILT = join(import.meta.dirname, '..', '..', 'build', 'program', 'faces.js');
const GOAL_MS = 3_000;
const picture = {
  key: 'a'.repeat(64),
  name: 'rally.jpg',
  type: 'image/webp',
  bytes: 1,
  width: 1920,
  height: 1280,
  widths: [200],
  placeholder: '#888888',
};

/** The process of faces, asleep at first, with many faces in the database: until it has looked at a selfie and searched. */
export function benchReady(): Promise<boolean> {
  return inOwnDatabase({
    fill: (db) => writeRally(db, { faces: FACES, people: [], pictures: [picture] }),
    measure,
  });
}

async function measure(_: Database, databaseUrl: string): Promise<boolean> {
  const selfie = await selfieOfHer();
  const [ready, again, memory]: [number[], number[], number[]] = [[], [], []];
  for (let start = 0; start < STARTS; start += 1) {
    const faces = createFaceFinder(databaseUrl, undefined, BUILT);
    const findHer = async () => {
      const begun = performance.now();
      const judged = await faces.judge(selfie);
      if ('fault' in judged) throw new Error(`The selfie is ${judged.fault}`);
      const probe = judged.vector;
      await faces.search({ probe, album: undefined, thresholds: usualThresholds });
      return performance.now() - begun;
    };
    ready.push(await findHer());
    again.push(await findHer());
    memory.push(residentMbOfChild());
    faces.stop();
  }
  const { highest } = figuresOf(ready);
  const isReached = highest < GOAL_MS;
  printTable(`The process of faces with ${FACES} faces, started ${STARTS} times`, [
    ['what', 'median (spread)', ''],
    [
      'asleep to the first list, ms',
      withSpread(figuresOf(ready)),
      `goal < ${GOAL_MS}: ${verdict(isReached)}`,
    ],
    ['the next list, ms', withSpread(figuresOf(again)), ''],
    ['memory, MB', withSpread(figuresOf(memory)), `${short((FACES * 512) / 1e6)} of it vectors`],
  ]);
  return isReached;
}

/** Memory of the youngest process that this one started, in millions of bytes. */
function residentMbOfChild(): number {
  const started = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  const status = readFileSync(`/proc/${started.at(-1)}/status`, 'utf8');
  return (Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) * 1024) / 1e6;
}
