import { inksFor } from '../covers/inks.ts';
import { leader, person } from '../covers/motifs/person.ts';
import { tree } from '../covers/motifs/tree.ts';
import { svg } from '../covers/svg.ts';
import { lay, layMotifs } from './lay.ts';
import type { Scene } from './scene.ts';

const WIDTH = 250;
const HEIGHT = 124;

/**
 * The leader, a child and a neighbour walking on at the end of the road; 250 × 124 px, feet on the
 * lower edge.
 */
export const walkers: Scene = (paint, off) => {
  const child = {
    dress: 'child',
    cloth: paint['tone-c'],
    second: paint.brick,
    skin: paint['skin-2'],
  } as const;
  const neighbour = {
    dress: 'kurta',
    cloth: paint['tone-d'],
    second: paint['tone-d'],
    skin: paint['skin-1'],
    ...(off.has('turban') ? {} : { turban: paint['spark-2'] }),
  } as const;
  return svg(
    WIDTH,
    HEIGHT,
    lay(HEIGHT, [
      [20, 2.45, person(paint, leader(paint))],
      [71, 2.45, person(paint, child, paint['tone-h'])],
      [122, 2.35, person(paint, neighbour, paint['tone-g'])],
    ]) + layMotifs(HEIGHT, off, [['tree', 198, 1.85, tree(inksFor('day', paint))]]),
  );
};
