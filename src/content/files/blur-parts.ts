import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pictureType } from '#lib/picture-type.ts';
import type { PicturePart } from './picture-description.ts';

const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 20;
const QUALITY = 92;
/** Room around each part, as a part of its own size: hair and chin tell who somebody is, too. */
const MARGIN = 0.3;
/** The number of colours left across a part: enough for skin and hair, too few for a face. */
const COLUMNS = 5;
const ROWS = 6;

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The picture upright, without metadata, with some of its parts blurred so that nothing brings them back. */
export async function blurParts(bytes: Buffer, parts: readonly PicturePart[]): Promise<Buffer> {
  const options = { limitInputPixels: MAX_PIXELS, pages: 1 };
  const { data, info } = await sharp(bytes, options)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const areas = parts.flatMap((part) => areaOf(part, raw) ?? []);
  const blurred = await Promise.all(
    areas.map(async (area) => ({
      input: await blurredArea(sharp(data, { raw }), area),
      left: area.left,
      top: area.top,
    })),
  );
  const image = sharp(data, { raw }).composite(blurred);
  if (pictureType(bytes) === 'image/png') return image.png().toBuffer();
  if (pictureType(bytes) === 'image/webp') return image.webp({ quality: QUALITY }).toBuffer();
  return image.jpeg({ quality: QUALITY }).toBuffer();
}

/** The area of a part in whole pixels, with some room; undefined for one outside of the picture. */
function areaOf(part: PicturePart, { width, height }: Pick<Area, 'width' | 'height'>) {
  const across = part.width * MARGIN;
  const down = part.height * MARGIN;
  const left = clamp((part.left - across) * width, width);
  const top = clamp((part.top - down) * height, height);
  const area = {
    left,
    top,
    width: clamp((part.left + part.width + across) * width, width) - left,
    height: clamp((part.top + part.height + down) * height, height) - top,
  };
  return area.width > 0 && area.height > 0 ? area : undefined;
}

const clamp = (at: number, most: number) => Math.min(most, Math.max(0, Math.round(at)));

/** Few large spots, softened, in an oval. */
async function blurredArea(picture: Sharp, area: Area): Promise<Buffer> {
  const { width, height } = area;
  const few = await picture
    .extract(area)
    .resize(COLUMNS, ROWS, { fit: 'fill', kernel: 'cubic' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .png()
    .toBuffer();
  const soft = await sharp(few)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .ensureAlpha()
    .png()
    .toBuffer();
  return sharp(soft)
    .composite([{ input: ovalOf(width, height), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

const ovalOf = (width: number, height: number) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}"/></svg>`,
  );
