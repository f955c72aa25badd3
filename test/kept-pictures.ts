import { existsSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '../scripts/setup/fingerprint.mjs';

/**
 * The stored files of the demo as its import left them: making the sizes of its pictures takes longer
 * than all the rest of an import. They are kept from run to run while nothing that they follow from
 * changes; the import recognizes them by their keys and stores only what is missing.
 */
const madeFrom = [
  'demo',
  'src/content/files',
  'src/contract/picture-copies.ts',
  'package-lock.json',
];
const KEPT = join('node_modules/.cache/abhiyan-pictures', fingerprint(madeFrom).slice(0, 16));

export async function bringPictures(dataFolder: string): Promise<void> {
  if (existsSync(KEPT)) await cp(KEPT, join(dataFolder, 'files'), { recursive: true });
}

export async function keepPictures(dataFolder: string): Promise<void> {
  if (existsSync(KEPT)) return;
  const unfinished = `${KEPT}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await cp(join(dataFolder, 'files'), unfinished, { recursive: true });
  await rename(unfinished, KEPT);
}
