import { inksFor } from '../covers/inks.ts';
import { person } from '../covers/motifs/person.ts';
import { tree } from '../covers/motifs/tree.ts';
import { svg } from '../covers/svg.ts';
import { lay, layMotifs } from './lay.ts';
import type { Scene } from './scene.ts';

const WIDTH = 380;
const HEIGHT = 184;

/** Children and neighbours who wait under a tree for an answer; 380 × 184 px, feet on the lower edge. */
export const quizPeople: Scene = (paint, off) => {
  const child = {
    dress: 'child',
    cloth: paint['tone-a'],
    second: paint.brick,
    skin: paint['skin-2'],
  };
  const pupil = { ...child, cloth: paint['tone-b'] };
  const woman = {
    dress: 'sari',
    cloth: paint.brick,
    second: paint['tone-e'],
    skin: paint['skin-1'],
  } as const;
  const man = {
    dress: 'kurta',
    cloth: '#fffdf8',
    second: '#fffdf8',
    skin: paint['skin-1'],
    ...(off.has('turban') ? {} : { turban: paint['spark-2'] }),
  } as const;
  return svg(
    WIDTH,
    HEIGHT,
    layMotifs(HEIGHT, off, [['tree', 310, 2.6, tree(inksFor('day', paint))]]) +
      lay(HEIGHT, [
        [24, 3, person(paint, { ...child, dress: 'child' }, paint['tone-h'])],
        [82, 3.1, person(paint, woman)],
        [162, 3.1, person(paint, man, paint['tone-g'])],
        [222, -3, person(paint, { ...pupil, dress: 'child' }, paint['tone-h'])],
      ]),
  );
};
