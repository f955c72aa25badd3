import sharp from 'sharp';

/** A part of a picture, in parts of its width and height. */
type Part = readonly [left: number, top: number, width: number, height: number];

/** The woman in the middle of the third photograph, who is also the rightmost of the first. */
const HER: Part = [0.46, 0, 0.28, 0.48];

/** A part of a photograph, as if one of those in it took a selfie. */
export async function cutOut(bytes: Buffer, [left, top, width, height]: Part): Promise<Buffer> {
  const size = await sharp(bytes).metadata();
  const part = {
    left: Math.round(left * size.width),
    top: Math.round(top * size.height),
    width: Math.round(width * size.width),
    height: Math.round(height * size.height),
  };
  return sharp(bytes).extract(part).jpeg({ quality: 90 }).toBuffer();
}

/** A selfie of somebody in the sample album, out of its third photograph. */
export const selfieFrom = (thirdPhotograph: Buffer) => cutOut(thirdPhotograph, HER);
