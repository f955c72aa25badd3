import { mulberry32 } from '#lib/random.ts';
import { type Inks, inksFor } from '../covers/inks.ts';
import { ridge } from '../covers/motifs/hills.ts';
import { house } from '../covers/motifs/house.ts';
import { person } from '../covers/motifs/person.ts';
import { pole } from '../covers/motifs/pole.ts';
import { bars, sky } from '../covers/motifs/sky.ts';
import { box, fill, stroke, svg } from '../covers/svg.ts';
import { lay, layMotifs } from './lay.ts';
import type { Scene } from './scene.ts';

const WIDTH = 528;
const HEIGHT = 188;
const LINE = 117;
const HOUSE = { width: 50, floors: 2, brick: false, alt: false };

/** A person under a fallen wire and dark windows, for an unreachable server; 528 × 188 px. */
export const nightMural: Scene = (paint, off) => {
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
      (off.has('cloud') ? '' : bars(inks, random, WIDTH, LINE * 0.6, 1)) +
      (off.has('hill') ? '' : fill(inks.hillFar, ridge(random, WIDTH, LINE, 0.5))) +
      fill(paint['tone-h'], box(0, LINE, WIDTH, HEIGHT - LINE)) +
      fill(inks.stripe, box(0, LINE - 3, WIDTH, 3)) +
      layMotifs(LINE, off, [
        ['pole', 112, 1.15, pole(inks)],
        ['pole', 282, 1.15, pole(inks)],
        ['house', 408, 1.25, house({ ...inks, stripe: inks.dado }, random, HOUSE)],
      ]) +
      (off.has('pole')
        ? ''
        : stroke(paint['tone-b'], 1.2, 'M102 35Q192 80 269 35M295 36C312 62 330 96 346 115')) +
      lay(LINE + 44, [[226, 1.15, person(paint, walker, inks.trousers)]]),
  );
};
