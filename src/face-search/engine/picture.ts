import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** Upright pixels, three octets each: red, green, blue. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** A picture that a decoder refuses; no fault of ours. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

export const LARGEST_SIDE = 2048;
const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 10;

sharp.cache(false);
sharp.concurrency(1);

/** Decodes a picture, at most 2048 pixels wide and high. Throws `UnreadablePicture`. */
export async function decode(bytes: Buffer): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  try {
    return await pixelsOf(image);
  } catch (cause) {
    throw new UnreadablePicture('This picture cannot be read', { cause });
  }
}

/** The same picture with its longer side so long. */
export async function resized(picture: Picture, side: number): Promise<Picture> {
  return pixelsOf(sharpOf(picture).resize(side, side, { fit: 'inside' }));
}

/** The same picture turned clockwise by a right angle, or several. */
export async function turned(picture: Picture, degrees: 90 | 180 | 270): Promise<Picture> {
  return pixelsOf(sharpOf(picture).rotate(degrees));
}

const sharpOf = ({ data, width, height }: Picture) =>
  sharp(data, { raw: { width, height, channels: 3 } });

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
