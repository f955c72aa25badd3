import sharp from 'sharp';
import { createBoundedQueue } from '#contract/bounded-queue.ts';
import { invalid } from '#contract/problems.ts';
import type { Problem } from '#contract/problems.ts';
import { pictureType } from '#lib/picture-type.ts';

const SIDE = 512;
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;

// Each picture is processed once, so a cache of libvips would only take memory.
sharp.cache(false);

/** Decoded pictures are large: at most two at once in a process, and a short queue behind them. */
const oneOfTwo = createBoundedQueue({ atOnce: 2, waiting: 10 });

/** Converts a photo to a square WebP without its metadata. Throws a 422 with the reason. */
export async function toProfilePhoto(photo: Blob): Promise<Buffer> {
  const bytes = Buffer.from(await photo.arrayBuffer());
  if (!pictureType(bytes)) throw refused('Choose a JPEG, PNG or WebP picture');
  return oneOfTwo(() => squareOf(bytes));
}

async function squareOf(bytes: Buffer): Promise<Buffer> {
  await requireFewPixels(bytes);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .toBuffer()
    .catch(damaged);
}

/** Reads only the header, so nothing is decoded. */
async function requireFewPixels(bytes: Buffer): Promise<void> {
  const header = sharp(bytes, { limitInputPixels: false, pages: 1 });
  const { width, height } = await header.metadata().catch(damaged);
  if (width * height <= MAX_PIXELS) return;
  throw refused(`Choose a picture of at most ${MAX_PIXELS / 1e6} million pixels`);
}

/** Blames the file for any error of the decoder. */
function damaged(): never {
  throw refused('This picture is damaged. Choose another one');
}

function refused(msg: string): Problem {
  return invalid({ param: 'profilePhoto', msg });
}
