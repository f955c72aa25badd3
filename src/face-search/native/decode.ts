import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Picture } from '../engine/picture.ts';
import { LARGEST_SIDE } from '../engine/picture.ts';

/** A picture that a decoder refuses; no fault of ours. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;

sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a picture, at most 2048 pixels wide and high. Throws `UnreadablePicture`. Its colour profile is
 * passed over: applying it takes longer than decoding, and faces are the same in slightly other colours.
 */
export async function decode(bytes: Uint8Array): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, ignoreIcc: true })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  try {
    return await pixelsOf(image);
  } catch (cause) {
    throw new UnreadablePicture('This picture cannot be read', { cause });
  }
}

async function pixelsOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data: channels === 3 ? data : threeChannels(data, channels), width, height };
}

function threeChannels(data: Buffer, channels: number): Buffer {
  const pixels = data.length / channels;
  const out = Buffer.allocUnsafe(pixels * 3);
  for (let pixel = 0; pixel < pixels; pixel += 1)
    out.fill(data[pixel * channels] ?? 0, pixel * 3, pixel * 3 + 3);
  return out;
}
