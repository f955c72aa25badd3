/**
 * `npm run screens [-- --with FOLDER]`: a screenshot of every shelf of the style guide, on a phone
 * and on a desk, in both colour modes, in `screens/`. With a folder of earlier screenshots from the
 * same machine it lists the changed ones, puts a comparison beside them, and exits with 1.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import startSite from '../e2e/site.ts';
import { compareScreens } from './screens/compare.ts';
import { takeScreens } from './screens/take.ts';

const { values } = parseArgs({ options: { with: { type: 'string' } } });
const folder = join(import.meta.dirname, '..', 'screens');
const before = values.with && resolve(values.with);
if (before === folder) throw new Error('Move the pictures made before out of screens/ first.');

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const stopSite = await startSite();
try {
  const taken = await takeScreens(process.env['SITE_ORIGIN'] ?? '', folder);
  console.log(`${taken.length} pictures in ${folder}`);
} finally {
  await stopSite();
}
if (before) {
  const changed = await compareScreens(before, folder);
  for (const line of changed) console.log(line);
  console.log(changed.length === 0 ? 'All as before.' : `${changed.length} look different.`);
  process.exitCode = changed.length === 0 ? 0 : 1;
}
