import type { Storage } from '#gateways/storage/port.ts';
import { picture } from '../declare/field.ts';
import type { StoredPicture } from '../declare/field.ts';
import { pictureTypes, sizeName } from './addresses.ts';
import type { PictureExtension } from './addresses.ts';
import { createGate } from './gate.ts';
import { averageColour, decodePicture, encodeOriginal, encodePicture } from './picture-bytes.ts';
import type { Pixels } from './picture-bytes.ts';

const WIDTHS = [480, 960, 1600];

/** Decoded pictures are large: two at once in a process, whoever asks. */
const oneOfTwo = createGate(2);

const description = picture().stored;

/**
 * Keeps a picture in all its sizes, re-encoded, so that nothing of what it came with is left. The
 * description is kept last: where it is, everything is, and the work is not done again.
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
  for (const each of widths) await storeSize(storage, key, pixels, each);
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

/** None is larger than the original, and one that is smaller than all keeps its own width. */
function widthsFor(width: number): number[] {
  const fitting = WIDTHS.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [width];
}

async function storeSize(storage: Storage, key: string, pixels: Pixels, width: number) {
  for (const [extension, type] of Object.entries(pictureTypes) as [PictureExtension, string][]) {
    const bytes = await encodePicture(pixels, width, extension);
    await storage.put(sizeName(key, width, extension), bytes, type);
  }
}
