import { mulberry32 } from '#lib/random.ts';
import { inksFor } from '../covers/inks.ts';
import { ridge } from '../covers/motifs/hills.ts';
import { shelter } from '../covers/motifs/shelter.ts';
import { clouds, sky } from '../covers/motifs/sky.ts';
import { slimTree, tree } from '../covers/motifs/tree.ts';
import type { Paint } from '../covers/paint.ts';
import { box, fill, svg } from '../covers/svg.ts';
import { lay } from './lay.ts';

const WIDTH = 528;
const HEIGHT = 188;
const LINE = 117;

/** A bus stop with nobody, for lists with nothing in them; 528 × 188 px. */
export function quietMural(paint: Paint): string {
  const inks = inksFor('day', paint);
  const random = mulberry32(5);
  return svg(
    WIDTH,
    HEIGHT,
    sky(inks, random, WIDTH, LINE) +
      clouds(inks, random, WIDTH, LINE * 0.5, 1) +
      fill(inks.hillFar, ridge(random, WIDTH, LINE, 0.55)) +
      fill(paint['tone-f'], box(0, LINE, WIDTH, HEIGHT - LINE)) +
      fill(inks.stripe, box(0, LINE - 3, WIDTH, 3)) +
      lay(LINE, [
        [114, 1.4, tree(inks)],
        [443, 1.4, slimTree(inks)],
      ]) +
      lay(LINE + 22, [[246, 1.45, shelter(inks)]]),
  );
}
