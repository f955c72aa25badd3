import { align } from './align.ts';
import type { Box } from './boxes.ts';
import { confirmFaces } from './confirm-faces.ts';
import type { ConfirmedFace } from './confirm-faces.ts';
import { detect, levelsOf } from './detect.ts';
import type { Levels } from './detect.ts';
import { embed } from './embed.ts';
import type { Models } from './models.ts';
import type { Picture } from './picture.ts';

/** A face of a photograph. */
export interface Face {
  /** Its place, in parts of the width and height of the picture. */
  box: Box;
  /** The shorter side of its box, in pixels of a picture of at most 2048. */
  size: number;
  /** How sure the gate is that it is a face, from 0.5 to 1. */
  score: number;
  vector: Float32Array;
}

/** Faces that are smaller than this have nothing to tell. */
const SMALLEST_SIDE = 32;

/** Every face of a photograph that is large enough. */
export async function findFaces(models: Models, picture: Picture): Promise<Face[]> {
  const { levels, faces } = await locate(models, picture);
  const large = faces.filter((face) => sizeOf(face) >= SMALLEST_SIDE);
  const found: Face[] = [];
  for (const face of large) {
    const vector = await embed(models.embedder, align(levels, face.landmarks));
    const { score } = face;
    found.push({ box: inParts(face, picture), size: sizeOf(face), score, vector });
  }
  return found;
}

/** The faces of a picture, not yet embedded, and the sizes of it that they were found in. */
export async function locate(
  models: Models,
  picture: Picture,
): Promise<{ levels: Levels; faces: ConfirmedFace[] }> {
  const levels = levelsOf(picture);
  const boxes = await detect(models.detector, levels);
  return { levels, faces: await confirmFaces(models.gate, levels, boxes) };
}

export const sizeOf = ({ width, height }: Box) => Math.min(width, height);

function inParts({ left, top, width, height }: Box, picture: Picture): Box {
  return {
    left: left / picture.width,
    top: top / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  };
}
