/**
 * Loads an album in which people can be found: `npm run sample-album`. Its pictures are the six group
 * photographs of face-api (MIT), which are fetched and never part of this project; with a selfie cut
 * out of one of them the photo booth finds the others.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileIn } from './face-models/tarball.ts';
import { LICENCE, writeSampleAlbum } from './sample-album/album.ts';

const PACKAGE = '@vladmandic/face-api';
const VERSION = '1.7.15';
/** The hashes of the six photographs, one after the other. */
const SHA256 = 'ab680326a7490040d4f665e78342291a286ff5cbb79c20fa8b7d66e848db71c9';
const COUNT = 6;

/** The woman in the middle of the third photograph, in parts of its width and height. */
const SELFIE = { left: 0.46, top: 0, width: 0.28, height: 0.48 };
const SELFIE_FILE = join(process.env['DATA_DIR'] ?? 'data', 'sample-selfie.jpg');

const folder = mkdtempSync(join(tmpdir(), 'abhiyan-sample-'));
try {
  const pictures = fetchPictures(folder);
  const found = createHash('sha256').update(Buffer.concat(pictures)).digest('hex');
  if (found !== SHA256)
    throw new Error(`The photographs are not those that were expected: ${found}`);
  writeSampleAlbum(join(folder, 'campaign'), pictures);
  const command = ['src/main/import.ts', join(folder, 'campaign')];
  execFileSync(process.execPath, command, { stdio: 'inherit' });
  await cutSelfie(pictures[2] ?? Buffer.alloc(0));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`The album "Find yourself" is there, with photographs of ${LICENCE}.
Log in, open /photobooth and choose ${SELFIE_FILE}: it is one of the people in it.`);

/** From the packages of the tests where they are installed, or else from the registry. */
function fetchPictures(to: string): Buffer[] {
  const names = Array.from({ length: COUNT }, (_, index) => `demo/sample${index + 1}.jpg`);
  const installed = join('node_modules', PACKAGE);
  if (existsSync(join(installed, names[0] ?? '')))
    return names.map((name) => readFileSync(join(installed, name)));
  const terms = ['--pack-destination', to, '--ignore-scripts', '--silent'];
  const packed = execFileSync('npm', ['pack', `${PACKAGE}@${VERSION}`, ...terms], {
    encoding: 'utf8',
  });
  const tarball = readFileSync(join(to, packed.trim()));
  return names.map((name) => fileIn(tarball, `package/${name}`));
}

async function cutSelfie(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes).metadata();
  const part = {
    left: Math.round(SELFIE.left * width),
    top: Math.round(SELFIE.top * height),
    width: Math.round(SELFIE.width * width),
    height: Math.round(SELFIE.height * height),
  };
  await sharp(bytes).extract(part).jpeg({ quality: 90 }).toFile(SELFIE_FILE);
}
