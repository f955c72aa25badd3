import type { PicturePart } from '#content/files/picture-description.ts';
import type { Face } from '#face-search/engine/find-faces.ts';

/** Somebody who points does not hit the middle: so far off, in sizes of the face, is still it. */
const NEAR = 1;

/** The face at a place of a picture, or the nearest one beside it. */
export function faceAt(faces: readonly Face[], { x, y }: { x: number; y: number }) {
  const [nearest] = faces
    .map((face) => ({ face, far: farness(face.box, x, y) }))
    .sort((a, b) => a.far - b.far);
  return nearest && nearest.far <= NEAR ? nearest.face : undefined;
}

/** The distance from the middle of a box in its own sizes: at most half of one is inside. */
function farness({ left, top, width, height }: PicturePart, x: number, y: number): number {
  const across = Math.abs(x - left - width / 2) / width;
  const down = Math.abs(y - top - height / 2) / height;
  return Math.max(across, down);
}

/** The ring that people move, in parts of the shorter side of the photo. */
const RING = 0.12;

/** The box of a ring around a place. */
export function ringAt(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
): PicturePart {
  const side = Math.min(width, height) * RING;
  const [across, down] = [side / width, side / height];
  return { left: x - across / 2, top: y - down / 2, width: across, height: down };
}
