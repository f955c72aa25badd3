import { mulberry32 } from '#lib/random.ts';
import { inksFor } from '../covers/inks.ts';
import { clinic } from '../covers/motifs/clinic.ts';
import { palm } from '../covers/motifs/palm.ts';
import { tree } from '../covers/motifs/tree.ts';
import { svg } from '../covers/svg.ts';
import { drawn } from './figures.ts';
import { lay, layMotifs } from './lay.ts';
import type { Scene } from './scene.ts';

const WIDTH = 400;
const HEIGHT = 270;
const LINE = 220;

/**
 * A corner of town in full colour with the leader in it, for a hero without a portrait; 400 × 270 px.
 * The dado line passes 50 px above the lower edge.
 */
export const colourTown: Scene = (paint, off) => {
  const inks = inksFor('day', paint);
  return svg(
    WIDTH,
    HEIGHT,
    layMotifs(LINE, off, [
      ['palm', 60, 2.35, palm(inks, 80)],
      ['clinic', 173, 1.8, clinic(inks, mulberry32(3))],
      ['tree', 328, 2.2, tree(inks)],
    ]) +
      lay(HEIGHT - 6, [
        [60, 2.65, drawn('leader', paint)],
        [104, 2.65, drawn('boy', paint)],
        [242, 2.65, drawn('neighbour', paint)],
        [316, -2.65, drawn('mother', paint)],
      ]),
  );
};
