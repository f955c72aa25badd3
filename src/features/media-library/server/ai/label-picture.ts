import sharp from 'sharp';
import { drawAiLabel } from '#art/ai-label.ts';
import type { AiExtent } from '#contract/ai-media.ts';
import { pictureType } from '#lib/picture-type.ts';

const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 20;
const QUALITY = 92;

/** The picture upright, without metadata, with the label over its foot. */
export async function labelPicture(bytes: Buffer, extent: AiExtent): Promise<Buffer> {
  const options = { limitInputPixels: MAX_PIXELS, pages: 1 };
  const { data, info } = await sharp(bytes, options)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const label = await drawAiLabel({ width, height }, extent);
  const image = sharp(data, { raw: { width, height, channels } }).composite([
    { input: Buffer.from(label.svg), left: 0, top: height - label.height },
  ]);
  if (pictureType(bytes) === 'image/png') return image.png().toBuffer();
  if (pictureType(bytes) === 'image/webp') return image.webp({ quality: QUALITY }).toBuffer();
  return image.jpeg({ quality: QUALITY }).toBuffer();
}
