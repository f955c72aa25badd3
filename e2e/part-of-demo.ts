import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A campaign of some of the demo's collections, in a writable folder, until `remove`. */
export async function partOfDemo(collections: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'abhiyan-campaign-'));
  for (const name of collections)
    await cp(join('demo', name), join(folder, name), { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
