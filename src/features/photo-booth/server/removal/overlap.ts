import type { PicturePart } from '#content/files/picture-description.ts';
import { overlap } from '#face-search/engine/boxes.ts';

/** The overlap (intersection over union) above which two boxes are of one face. */
const SAME_FACE = 0.3;

export const isSameFace = (a: PicturePart, b: PicturePart): boolean => overlap(a, b) > SAME_FACE;
