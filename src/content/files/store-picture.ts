import { halfOf } from '#contract/picture-copies.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { createGate } from '#lib/gate.ts';
import { picture } from '../declare/field.ts';
import type { StoredPicture } from '../declare/field.ts';
import { pictureTypes, sizeName } from './addresses.ts';
import type { PictureExtension } from './addresses.ts';
import { averageColour, decodePicture, encodeOriginal, encodePicture } from './picture-bytes.ts';
import type { Pixels } from './picture-bytes.ts';

/** In pixels; each is half of the next, so that most halves are there anyway. */
const WIDTHS = [200, 400, 800];
const LARGEST = 1600;
/** How many times as wide the next copy is at least. */
const STEP = 1.5;

/** Decoded pictures are large: two at once in a process, whoever asks. */
const oneOfTwo = createGate({ atOnce: 2 });

const description = picture().stored;

/**
 * Keeps a picture in all its sizes and in half of each, for those who save data; re-encoded, so that
 * nothing of what it came with is left. The description is kept last: where it is, everything is, and the work is not done again.
 * Throws `FileRefused`.
 */
export async function storePicture(storage: Storage, key: string, name: string, bytes: Buffer) {
  const known = await storage.get(`${key}.json`);
  if (known) return { ...description.parse(JSON.parse(known.toString())), name };
  return oneOfTwo(() => makeSizes(storage, key, name, bytes));
}

async function makeSizes(storage: Storage, key: string, name: string, bytes: Buffer) {
  const { width, height, pixels } = await decodePicture(bytes);
  const original = await encodeOriginal(pixels);
  await storage.put(key, original, 'image/webp');
  const widths = widthsFor(pixels.raw.width);
  const copies = new Set(widths.flatMap((each) => [halfOf(each), each]));
  for (const each of copies) await storeSize(storage, key, pixels, each);
  const placeholder = await averageColour(pixels);
  const stored = {
    key,
    type: 'image/webp',
    bytes: original.length,
    width,
    height,
    placeholder,
    widths,
  };
  await storage.put(
    `${key}.json`,
    Buffer.from(JSON.stringify({ ...stored, name })),
    'application/json',
  );
  return { ...stored, name } satisfies StoredPicture;
}

/** The widest is the original's own, up to the largest; none is almost as wide as the one after it. */
function widthsFor(own: number): number[] {
  const widest = Math.min(own, LARGEST);
  return [...WIDTHS.filter((each) => each * STEP <= widest), widest];
}

async function storeSize(storage: Storage, key: string, pixels: Pixels, width: number) {
  for (const [extension, type] of Object.entries(pictureTypes) as [PictureExtension, string][]) {
    const bytes = await encodePicture(pixels, width, extension);
    await storage.put(sizeName(key, width, extension), bytes, type);
  }
}
