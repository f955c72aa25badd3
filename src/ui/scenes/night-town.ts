import { mulberry32 } from '#lib/random.ts';
import type { Canvas } from '../covers/canvas.ts';
import { type Inks, inksFor } from '../covers/inks.ts';
import { ridge } from '../covers/motifs/hills.ts';
import { school } from '../covers/motifs/school.ts';
import { tank } from '../covers/motifs/tank.ts';
import type { Paint } from '../covers/paint.ts';
import { greenery, houses } from '../covers/skyline.ts';
import { box, fill, svg } from '../covers/svg.ts';
import { lay } from './lay.ts';

const WIDTH = 2560;
const HEIGHT = 220;
const LINE = 208;
const SCALE = 1.65;
const SEED = 4;

/** The town at night above the footer, 2560 × 220 px on a transparent ground; centre it. */
export function nightTown(paint: Paint): string {
  const inks = nightTownInks(paint);
  const random = mulberry32(SEED);
  const canvas: Canvas = {
    width: WIDTH,
    height: HEIGHT,
    horizon: LINE,
    scale: SCALE,
    inks,
    paint,
    random,
    off: new Set(),
  };
  return svg(
    WIDTH,
    HEIGHT,
    fill(inks.hillFar, ridge(random, WIDTH, LINE, 0.72)) +
      fill(inks.hillNear, ridge(random, WIDTH, LINE, 0.64)) +
      greenery(canvas, { from: 0, to: WIDTH }, 36) +
      lay(LINE, [
        [800, SCALE, tank(inks)],
        [1425, SCALE, tank(inks)],
      ]) +
      houses(canvas, { from: 0, to: 730 }, [3, 12]) +
      houses(canvas, { from: 850, to: 1370 }, [3, 9]) +
      lay(LINE, [[1620, 1.15, school({ ...inks, wall: paint['dado-3'] }, random)]]) +
      houses(canvas, { from: 1750, to: WIDTH }, [3, 12]) +
      fill(paint['dado-2'], box(0, LINE, WIDTH, HEIGHT - LINE)),
  );
}

function nightTownInks(paint: Paint): Inks {
  return {
    ...inksFor('dusk', paint),
    hillFar: paint.tint,
    hillNear: paint['tint-2'],
    wall: paint['dado-3'],
    wallAlt: paint.dado,
    trim: paint['dado-2'],
    trimAlt: paint['dado-2'],
    dado: paint['dado-2'],
    dadoAlt: paint['dado-2'],
    stripe: paint['dado-2'],
    canopy: paint['dado-2'],
    glass: paint['tone-h'],
    litShare: 0.45,
    leaf: paint['town-tree'],
    leafLight: paint['town-tree-2'],
    trunk: paint['tone-f'],
    metal: paint.dado,
  };
}
