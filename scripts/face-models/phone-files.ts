import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Nearly the smallest, in a tenth of the time. */
const QUALITY = 9;
const WINDOW_BITS = 24;

/**
 * Writes what a phone needs to find a face by itself: each file by a name that changes with its bytes, its
 * brotli beside it, and a list of them with their sizes.
 */
export function writePhoneFiles(
  folder: string,
  files: Readonly<Record<string, { ending: string; bytes: Buffer }>>,
): void {
  mkdirSync(folder);
  const list = Object.entries(files).map(([name, { ending, bytes }]) => {
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const file = `${name}-${digest}.${ending}`;
    const small = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    });
    writeFileSync(join(folder, file), bytes);
    writeFileSync(join(folder, `${file}.br`), small);
    return { name, file, bytes: bytes.length, sent: small.length };
  });
  writeFileSync(join(folder, 'files.json'), JSON.stringify(list));
}
