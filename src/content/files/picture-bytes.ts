import sharp from 'sharp';
import type { OutputInfo } from 'sharp';
import { FileRefused } from './file-refused.ts';

/** Decoded pixels, upright, in sRGB, without metadata. */
export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const MAX_PIXELS = 40_000_000;
/** No side of a WebP can be longer. */
const LONGEST_SIDE = 16_383;
const MAX_SECONDS = 10;
/** The largest pixels that copies are made from; memory has to hold two such pictures at once. */
const KEPT = { width: 2048, height: 4096, fit: 'inside', withoutEnlargement: true } as const;
const THUMBNAIL = { width: 64, height: 64, fit: 'fill' } as const;

// Each picture comes once, so a cache of libvips would only take memory.
sharp.cache(false);

/**
 * Decodes a JPEG, PNG or WebP picture into at most 2048 × 4096 pixels; of a moving one, the first
 * frame. `width` and `height` are those of the upright original. Throws `FileRefused`.
 */
export async function decodePicture(bytes: Buffer) {
  const { width, height } = await readSize(bytes);
  if (width * height > MAX_PIXELS || Math.max(width, height) > LONGEST_SIDE) {
    throw tooLarge(width, height);
  }
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(KEPT)
    .toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true }).catch(refuse);
  return { width, height, pixels: { data, raw: rawOf(info) } satisfies Pixels };
}

/**
 * Encodes pixels, `width` wide. The efforts are low on purpose: the next step up halves the speed of
 * an import and saves a tenth of the bytes.
 */
export async function encodePicture({ data, raw }: Pixels, width: number, format: 'avif' | 'webp') {
  const image = sharp(data, { raw }).resize({ width });
  return format === 'avif'
    ? image.avif({ quality: 50, effort: 1 }).toBuffer()
    : image.webp({ quality: 72, effort: 2 }).toBuffer();
}

/** The whole picture upright as a JPEG, without metadata. */
export async function encodeFullSize(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#fff' });
  return image.jpeg({ quality: 90 }).toBuffer().catch(refuse);
}

/** The average colour as `#rrggbb`; of a picture with see-through parts, nothing at all. */
export async function averageColour(pixels: Pixels): Promise<string> {
  const { raw } = pixels;
  if (hasAlpha(pixels) && !(await statsOf(pixels)).isOpaque) return '#00000000';
  const { channels } = await statsOf(await thumbnailOf(pixels));
  const [red, green = red, blue = red] = channels.slice(0, raw.channels < 3 ? 1 : 3);
  return `#${[red, green, blue].map((channel) => hex(channel?.mean ?? 0)).join('')}`;
}

const statsOf = ({ data, raw }: Pixels) => sharp(data, { raw }).stats();

const hasAlpha = ({ raw }: Pixels) => raw.channels === 2 || raw.channels === 4;

/** Statistics take a tenth of a second for each million pixels, and a few thousand have the same average. */
async function thumbnailOf({ data, raw }: Pixels): Promise<Pixels> {
  const small = sharp(data, { raw }).resize(THUMBNAIL).raw();
  const { data: pixels, info } = await small.toBuffer({ resolveWithObject: true });
  return { data: pixels, raw: rawOf(info) };
}

function hex(mean: number): string {
  return Math.round(mean).toString(16).padStart(2, '0');
}

/** Reads the header alone, so the limit on pixels can be told in a sentence. */
async function readSize(bytes: Buffer) {
  const header = sharp(bytes, { limitInputPixels: false, pages: 1 });
  return (await header.metadata().catch(refuse)).autoOrient;
}

function rawOf({ width, height, channels }: OutputInfo): Pixels['raw'] {
  return { width, height, channels };
}

function tooLarge(width: number, height: number): FileRefused {
  return new FileRefused(
    `is ${width} × ${height} pixels; at most ${MAX_PIXELS / 1e6} million, and ${LONGEST_SIDE} on a side, are taken`,
  );
}

/** The reason why a decoder stops always lies in the file, and the decoder's own words help nobody. */
function refuse(cause: unknown): never {
  throw new FileRefused('is damaged and cannot be read as a picture', { cause });
}
