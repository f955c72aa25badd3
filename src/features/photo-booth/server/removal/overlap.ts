import type { PicturePart } from '#content/files/picture-description.ts';

/** The overlap (intersection over union) above which two boxes are of one face. */
const SAME_FACE = 0.3;

export function isSameFace(a: PicturePart, b: PicturePart): boolean {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  const both = Math.max(0, width) * Math.max(0, height);
  return both / (a.width * a.height + b.width * b.height - both) > SAME_FACE;
}
