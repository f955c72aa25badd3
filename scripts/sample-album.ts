/**
 * Loads an album in which people can be found: `npm run sample-album`. Its pictures are the six group
 * photographs of face-api (MIT), which are fetched and never part of this project; with a selfie cut
 * out of one of them the photo booth finds the others.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpack } from './face-models/tarball.ts';
import { LICENCE, writeSampleAlbum } from './sample-album/album.ts';
import { selfieFrom } from './sample-album/selfie.ts';
import { npm } from './setup/packages.mjs';

const PACKAGE = '@vladmandic/face-api';
const VERSION = '1.7.15';
/** The hashes of the six photographs, one after the other. */
const SHA256 = 'ab680326a7490040d4f665e78342291a286ff5cbb79c20fa8b7d66e848db71c9';
const COUNT = 6;

const SELFIE_FILE = join(process.env['DATA_DIR'] ?? 'data', 'sample-selfie.jpg');

const folder = mkdtempSync(join(tmpdir(), 'abhiyan-sample-'));
try {
  const pictures = await fetchPictures(folder);
  const found = createHash('sha256').update(Buffer.concat(pictures)).digest('hex');
  if (found !== SHA256)
    throw new Error(`The photographs are not those that were expected: ${found}`);
  writeSampleAlbum(join(folder, 'campaign'), pictures);
  const command = ['build/program/import.js', join(folder, 'campaign')];
  execFileSync(process.execPath, command, { stdio: 'inherit' });
  writeFileSync(SELFIE_FILE, await selfieFrom(pictures[2] ?? Buffer.alloc(0)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`The album "Find yourself" is there, with photographs of ${LICENCE}.
Log in, open /photobooth and choose ${SELFIE_FILE}: it is one of the people in it.`);

/** Reads the pictures from the packages of the tests where installed, or else from the registry. */
async function fetchPictures(to: string): Promise<Buffer[]> {
  const names = Array.from({ length: COUNT }, (_, index) => `demo/sample${index + 1}.jpg`);
  const installed = join('node_modules', PACKAGE);
  if (existsSync(join(installed, names[0] ?? '')))
    return names.map((name) => readFileSync(join(installed, name)));
  const terms = ['--pack-destination', to, '--ignore-scripts'];
  const { ok, output } = await npm(['pack', `${PACKAGE}@${VERSION}`, ...terms]);
  if (!ok) throw new Error(output.trim());
  unpack(join(to, `${PACKAGE.replace(/^@/, '').replace('/', '-')}-${VERSION}.tgz`), names, to);
  return names.map((name) => readFileSync(join(to, name)));
}
