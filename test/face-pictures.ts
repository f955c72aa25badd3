import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '..', 'node_modules/@vladmandic/face-api/demo');

/** One of the six group photographs that come with face-api (MIT); they hold 3, 1, 3, 4, 5 and 4 faces. */
export const groupPhoto = (number: 1 | 2 | 3 | 4 | 5 | 6): Buffer =>
  readFileSync(join(FOLDER, `sample${number}.jpg`));

/** A part of one of them, in parts of its width and height: as if one of those in it took a selfie. */
export async function cutOut(
  bytes: Buffer,
  [left, top, width, height]: readonly [number, number, number, number],
): Promise<Buffer> {
  const size = await sharp(bytes).metadata();
  const part = {
    left: Math.round(left * size.width),
    top: Math.round(top * size.height),
    width: Math.round(width * size.width),
    height: Math.round(height * size.height),
  };
  return sharp(bytes).extract(part).jpeg({ quality: 90 }).toBuffer();
}

/** The woman in the middle of photograph 3, who is also the rightmost of photograph 1. */
export const selfieOfHer = () => cutOut(groupPhoto(3), [0.46, 0, 0.28, 0.48]);

/** The woman of photograph 2. */
export const selfieOfAnother = () => cutOut(groupPhoto(2), [0.65, 0, 0.3, 0.45]);
