import { bestApart, squareAround } from './boxes.ts';
import type { Box, ScoredBox } from './boxes.ts';
import type { Levels } from './detect.ts';
import type { Model } from './models.ts';
import { sample } from './sample.ts';

export interface Point {
  x: number;
  y: number;
}

/** A face with its eyes, nose and corners of the mouth, the left of the picture first. */
export interface ConfirmedFace extends ScoredBox {
  landmarks: Point[];
}

const SIDE = 48;
const LEAST_SCORE = 0.5;
const POINTS = [0, 1, 2, 3, 4];
/** Faces may stand before each other in a crowd; a mouth lies wholly in a face. */
const MAX_SHARED = { overlap: 0.4, contained: 0.75 };

/** The boxes that are faces, asked twice: the second time about the box as the first answer mended it. */
export async function confirmFaces(
  model: Model,
  levels: Levels,
  boxes: readonly Box[],
): Promise<ConfirmedFace[]> {
  const once = await ask(model, levels, boxes);
  const twice = await ask(model, levels, once);
  return bestApart(twice, MAX_SHARED);
}

async function ask(model: Model, levels: Levels, boxes: readonly Box[]) {
  if (boxes.length === 0) return [];
  const squares = boxes.map(squareAround);
  const input = new Float32Array(squares.length * 3 * SIDE * SIDE);
  for (const [nth, square] of squares.entries())
    input.set(planesOf(levels, square), nth * 3 * SIDE * SIDE);
  const output = await model(input, [squares.length, 3, SIDE, SIDE]);
  const [scores, shifts, points] = [output('score'), output('shift'), output('landmarks')];
  return squares.flatMap((square, nth) => {
    const score = scores[nth * 2 + 1] ?? 0;
    if (score < LEAST_SCORE) return [];
    const landmarks = landmarksIn(square, points.subarray(nth * 10, nth * 10 + 10));
    return [{ ...shifted(square, shifts.subarray(nth * 4, nth * 4 + 4)), score, landmarks }];
  });
}

/** The model was made for pictures that lie on their side: columns where others have rows. */
function planesOf(levels: Levels, { left, top, width }: Box): Float32Array {
  const step = width / SIDE;
  const at = { a: step, b: 0, dx: left + step / 2, dy: top + step / 2 };
  const pixels = sample(levels, SIDE, at);
  const planes = new Float32Array(3 * SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const value = pixels[(y * SIDE + x) * 3 + channel] ?? 0;
        planes[(channel * SIDE + x) * SIDE + y] = (value - 127.5) / 128;
      }
  return planes;
}

function shifted({ left, top, width, height }: Box, shift: Float32Array): Box {
  const [l = 0, t = 0, r = 0, b = 0] = shift;
  return {
    left: left + l * width,
    top: top + t * height,
    width: width * (1 + r - l),
    height: height * (1 + b - t),
  };
}

function landmarksIn({ left, top, width, height }: Box, points: Float32Array): Point[] {
  return POINTS.map((nth) => ({
    x: left + (points[nth] ?? 0) * width,
    y: top + (points[nth + 5] ?? 0) * height,
  }));
}
