import type { Picture } from '#face-search/engine/picture.ts';

/** The pixels of a picture or of a film that stands in this moment, `longest` wide or high at most. */
export function pixelsOf(
  source: ImageBitmap | HTMLVideoElement,
  size: { width: number; height: number },
  longest: number,
): Picture {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new RangeError('No memory for a picture');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return { data: withoutAlpha(context.getImageData(0, 0, width, height).data), width, height };
}

function withoutAlpha(pixels: Uint8ClampedArray): Uint8Array {
  const out = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; to < out.length; from += 4, to += 3) {
    out[to] = pixels[from] ?? 0;
    out[to + 1] = pixels[from + 1] ?? 0;
    out[to + 2] = pixels[from + 2] ?? 0;
  }
  return out;
}
