import { bunting } from '../covers/motifs/bunting.ts';
import { svg } from '../covers/svg.ts';
import type { Scene } from './scene.ts';

const WIDTH = 480;
const HEIGHT = 52;

/** Two strings of paper flags to hang over a card, 480 × 52 px. */
export const buntingLine: Scene = (paint, off) => {
  const string = (from: number) =>
    bunting(paint, paint.dado, { from: [from, 6], to: [from + WIDTH / 2, 6], sag: 18, flag: 15 });
  return svg(WIDTH, HEIGHT, off.has('bunting') ? '' : string(0) + string(WIDTH / 2));
};
