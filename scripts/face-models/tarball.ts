import { gunzipSync } from 'node:zlib';

const BLOCK = 512;
const SIZE_AT = 124;

/** One file of a package as npm packs it: a gzipped tar without long names. */
export function fileIn(tarball: Buffer, path: string): Buffer {
  const tar = gunzipSync(tarball);
  for (let at = 0; at + BLOCK <= tar.length;) {
    const name = textAt(tar, at, 100);
    const size = Number.parseInt(textAt(tar, at + SIZE_AT, 12), 8) || 0;
    const prefix = textAt(tar, at + 345, 155);
    const begin = at + BLOCK;
    if ((prefix ? `${prefix}/${name}` : name) === path) return tar.subarray(begin, begin + size);
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Error(`The package has no ${path}`);
}

function textAt(bytes: Buffer, at: number, length: number): string {
  const [text = ''] = bytes.toString('utf8', at, at + length).split('\0');
  return text.trim();
}
