import { svg } from '../covers/svg.ts';
import { drawn, type Figure } from './figures.ts';
import { lay } from './lay.ts';
import type { Scene } from './scene.ts';

const WIDTH = 1440;
const HEIGHT = 112;
const SIZE = 2.65;

/**
 * The figures before the letters at 1440 px, [x, distance from the foot, figure], left to right.
 */
const PLACES: readonly (readonly [x: number, foot: number, who: Figure, flip?: boolean])[] = [
  [318, 5, 'neighbour'],
  [478, 3, 'mother'],
  [520, 0, 'schoolgirl'],
  [742, 5, 'clerk'],
  [1010, 0, 'elder'],
  [1042, 0, 'boy'],
  [1418, 0, 'teacher', true],
];

/** The people before the slogan as one drawing, 1440 × 112 px; feet stand 50 px below the dado line. */
export const heroPeople: Scene = (paint, off) => {
  const people = PLACES.map(([x, foot, who, flip]) =>
    lay(HEIGHT - foot, [[x, flip ? -SIZE : SIZE, drawn(who, paint, off)]]),
  );
  return svg(WIDTH, HEIGHT, people.join(''));
};
