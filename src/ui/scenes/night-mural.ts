import { mulberry32 } from '#lib/random.ts';
import { type Inks, inksFor } from '../covers/inks.ts';
import { ridge } from '../covers/motifs/hills.ts';
import { house } from '../covers/motifs/house.ts';
import { person } from '../covers/motifs/person.ts';
import { pole } from '../covers/motifs/pole.ts';
import { clouds, sky } from '../covers/motifs/sky.ts';
import type { Paint } from '../covers/paint.ts';
import { box, fill, stroke, svg } from '../covers/svg.ts';
import { lay } from './lay.ts';

const WIDTH = 528;
const HEIGHT = 188;
const LINE = 117;
const HOUSE = { width: 50, floors: 2, brick: false, alt: false };

/** Somebody under a fallen wire and dark windows, for when the server cannot be reached; 528 × 188 px. */
export function nightMural(paint: Paint): string {
  const inks: Inks = { ...inksFor('night', paint), litShare: 0, metal: paint['tone-d'] };
  const random = mulberry32(9);
  const walker = {
    dress: 'kurta',
    cloth: paint['on-dado'],
    second: paint['on-dado'],
    skin: paint['skin-1'],
  } as const;
  return svg(
    WIDTH,
    HEIGHT,
    sky(inks, random, WIDTH, LINE) +
      clouds(inks, random, WIDTH, LINE * 0.6, 1) +
      fill(inks.hillFar, ridge(random, WIDTH, LINE, 0.5)) +
      fill(paint['tone-h'], box(0, LINE, WIDTH, HEIGHT - LINE)) +
      fill(inks.stripe, box(0, LINE - 3, WIDTH, 3)) +
      lay(LINE, [
        [112, 1.15, pole(inks)],
        [282, 1.15, pole(inks)],
        [408, 1.25, house({ ...inks, stripe: inks.dado }, random, HOUSE)],
      ]) +
      stroke(paint['tone-b'], 1.2, 'M102 35Q192 80 269 35M295 36C312 62 330 96 346 115') +
      lay(LINE + 44, [[226, 1.15, person(paint, walker, inks.trousers)]]),
  );
}
