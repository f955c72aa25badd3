import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { PDFDocument, PDFRef } from 'pdf-lib';
import sharp from 'sharp';
import { svg } from '#art/covers/svg.ts';

const pack = promisify(deflate);

/** Dots of a drawing for a pixel of the sheet: sharp enough for paper. */
const SHARPNESS = 1.5;
const DENSITY = 72;

/** A drawing inside a PDF, and where it stands on the sheet. */
export interface EmbeddedDrawing {
  ref: PDFRef;
  left: number;
  top: number;
  wide: number;
  tall: number;
}

/**
 * Puts a drawing as large as the sheet into a PDF, without the clear parts around it. All of its work is
 * done off the main thread, which pdf-lib's own way would hold up for seconds.
 */
export async function embedDrawing(
  { context }: PDFDocument,
  drawing: string,
  { width, height }: { width: number; height: number },
): Promise<EmbeddedDrawing> {
  const drawn = sharp(Buffer.from(svg(width, height, drawing)), { density: DENSITY * SHARPNESS });
  const { data, info } = await drawn
    .ensureAlpha()
    .trim({ threshold: 0 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const colours = await sharp(data, { raw }).removeAlpha().raw().toBuffer();
  const clear = await sharp(data, { raw }).extractChannel(3).raw().toBuffer();
  const size = { Type: 'XObject', Subtype: 'Image', Width: info.width, Height: info.height };
  const packed = { ...size, BitsPerComponent: 8, Filter: 'FlateDecode' };
  const mask = context.register(
    context.stream(await pack(clear), { ...packed, ColorSpace: 'DeviceGray' }),
  );
  const ref = context.register(
    context.stream(await pack(colours), { ...packed, ColorSpace: 'DeviceRGB', SMask: mask }),
  );
  const { trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return {
    ref,
    left: -trimOffsetLeft / SHARPNESS,
    top: -trimOffsetTop / SHARPNESS,
    wide: info.width / SHARPNESS,
    tall: info.height / SHARPNESS,
  };
}
