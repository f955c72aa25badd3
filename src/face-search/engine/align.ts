import type { Point } from './confirm-faces.ts';
import type { Levels } from './detect.ts';
import { sample } from './sample.ts';
import type { Similarity } from './sample.ts';

export const ALIGNED_SIDE = 112;

/** The positions of eyes, nose and corners of the mouth in the picture that the embedder was made for. */
const TEMPLATE: readonly Point[] = [
  { x: 38.2946, y: 51.6963 },
  { x: 73.5318, y: 51.5014 },
  { x: 56.0252, y: 71.7366 },
  { x: 41.5493, y: 92.3655 },
  { x: 70.7299, y: 92.2041 },
];

/** Draws a face upright, 112 pixels wide: red, green and blue of each pixel, 0 to 255. */
export function align(levels: Levels, landmarks: readonly Point[]): Float32Array {
  return sample(levels, ALIGNED_SIDE, similarityBetween(TEMPLATE, landmarks));
}

/** The turn, scale and shift that leads from some points to others with the least error. */
export function similarityBetween(from: readonly Point[], to: readonly Point[]): Similarity {
  const [start, end] = [middleOf(from), middleOf(to)];
  let [along, across, spread] = [0, 0, 0];
  for (const [nth, point] of from.entries()) {
    const [x, y] = [point.x - start.x, point.y - start.y];
    const [u, v] = [(to[nth]?.x ?? 0) - end.x, (to[nth]?.y ?? 0) - end.y];
    along += x * u + y * v;
    across += x * v - y * u;
    spread += x * x + y * y;
  }
  const [a, b] = [along / spread, across / spread];
  return { a, b, dx: end.x - a * start.x + b * start.y, dy: end.y - b * start.x - a * start.y };
}

function middleOf(points: readonly Point[]): Point {
  const sum = (pick: (point: Point) => number) =>
    points.reduce((all, point) => all + pick(point), 0) / points.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}
