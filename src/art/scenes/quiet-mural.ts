import { mulberry32 } from '#lib/random.ts';
import { inksFor } from '../covers/inks.ts';
import { ridge } from '../covers/motifs/hills.ts';
import { shelter } from '../covers/motifs/shelter.ts';
import { bars, sky } from '../covers/motifs/sky.ts';
import { slimTree, tree } from '../covers/motifs/tree.ts';
import { box, fill, svg } from '../covers/svg.ts';
import { layMotifs } from './lay.ts';
import type { Scene } from './scene.ts';

const WIDTH = 528;
const HEIGHT = 188;
const LINE = 117;

/** An empty bus stop, for empty lists; 528 × 188 px. */
export const quietMural: Scene = (paint, off) => {
  const inks = inksFor('day', paint);
  const random = mulberry32(5);
  return svg(
    WIDTH,
    HEIGHT,
    sky(inks, random, WIDTH, LINE) +
      (off.has('cloud') ? '' : bars(inks, random, WIDTH, LINE * 0.5, 1)) +
      (off.has('hill') ? '' : fill(inks.hillFar, ridge(random, WIDTH, LINE, 0.55))) +
      fill(paint['tone-f'], box(0, LINE, WIDTH, HEIGHT - LINE)) +
      fill(inks.stripe, box(0, LINE - 3, WIDTH, 3)) +
      layMotifs(LINE, off, [
        ['tree', 114, 1.4, tree(inks)],
        ['slim-tree', 443, 1.4, slimTree(inks)],
      ]) +
      layMotifs(LINE + 22, off, [['shelter', 246, 1.45, shelter(inks)]]),
  );
};
