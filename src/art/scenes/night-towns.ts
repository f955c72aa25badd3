import { mulberry32 } from '#lib/random.ts';
import type { Canvas } from '../covers/canvas.ts';
import type { Part } from '../covers/compositions/composition.ts';
import { greens, homes, one, row } from '../covers/compositions/parts.ts';
import { wires } from '../covers/compositions/wires.ts';
import { type Inks, inksFor } from '../covers/inks.ts';
import { ridge } from '../covers/motifs/hills.ts';
import type { Paint } from '../covers/paint.ts';
import { box, fill, svg } from '../covers/svg.ts';
import type { Scene } from './scene.ts';

const WIDTH = 2560;
const HEIGHT = 220;
const LINE = 208;
const SCALE = 1.65;

/** A phone shows the middle fifth of a town, so each has its landmark there. */
const still = { freedom: 0 };

/** Shops, the market roof, and flats behind them. */
export const nightMarketTown = town(4, [
  row(['flats', 'tree', 'house'], { gap: [10, 40] }),
  homes(0, 0.32, [3, 9]),
  one('tank', 0.38, still),
  row(['shop', 'house'], { from: 0.42, to: 0.46, gap: [2, 6] }),
  one('market-hall', 0.52, { ...still, size: 1.15 }),
  one('lamp', 0.575, still),
  row(['shop', 'tiled-house', 'house'], { from: 0.6, to: 0.8, gap: [2, 8] }),
  homes(0.8, 1, [3, 12]),
]);

/** The bridge, the reading room and the ghat houses between palms. */
export const nightRiverTown = town(11, [
  row(['palm', 'palm', 'tree', 'bush'], { gap: [-6, 40] }),
  homes(0, 0.3, [2, 8]),
  row(['bridge'], { from: 0.3, to: 0.44, gap: [-2, -2] }),
  one('library', 0.53, { ...still, size: 1.2 }),
  row(['tiled-house', 'house', 'palm'], { from: 0.58, to: 0.74, gap: [2, 10] }),
  one('banyan', 0.76, still),
  homes(0.8, 1, [2, 8]),
]);

/** Low houses, a well, straw, and an old tree in the middle. */
export const nightVillage = town(23, [
  greens(0, 1, [0, 60]),
  row(['cottage', 'tiled-house', 'byre', 'tiled-house', 'haystack'], {
    from: 0,
    to: 0.42,
    gap: [8, 34],
  }),
  one('well', 0.455, still),
  one('banyan', 0.52, { ...still, size: 1.2 }),
  one('tea-stall', 0.575, still),
  row(['tiled-house', 'cottage', 'pump-house', 'godown', 'bamboo'], {
    from: 0.61,
    to: 1,
    gap: [8, 30],
  }),
]);

/** Turbines and long lines over the roofs at the edge of the hills. */
export const nightHillTown = town(35, [
  row(['sal', 'sal', 'bush'], { from: 0, to: 1, gap: [-6, 90] }),
  wires('pylon', 62, [0.1, 0.26, 0.42, 0.7, 0.86]),
  row(['turbine'], { from: 0.16, to: 0.4, gap: [60, 120], size: 0.95 }),
  row(['panel-house', 'house', 'cottage'], { from: 0, to: 0.44, gap: [6, 24] }),
  one('clinic', 0.52, { ...still, size: 1.15 }),
  row(['panel-house', 'house', 'mast'], { from: 0.58, to: 1, gap: [6, 24] }),
]);

/** The school, the workshop and the last bus at its stop. */
export const nightWorksTown = town(42, [
  greens(0, 1, [-6, 40]),
  row(['workshop', 'godown', 'house', 'scaffold'], { from: 0, to: 0.36, gap: [6, 18] }),
  one('lamp', 0.4, still),
  one('school', 0.48, { ...still, size: 0.95 }),
  one('shelter', 0.57, still),
  one('bus', 0.61, { ...still, size: 1.05 }),
  row(['town-hall', 'flats', 'house', 'post-office'], { from: 0.67, to: 1, gap: [8, 22] }),
]);

/** A town at night above the footer, 2560 × 220 px on a transparent ground; centre it. */
function town(seed: number, parts: readonly Part[]): Scene {
  return (paint, off) => {
    const inks = nightTownInks(paint);
    const random = mulberry32(seed);
    const canvas: Canvas = {
      width: WIDTH,
      height: HEIGHT,
      horizon: LINE,
      scale: SCALE,
      inks,
      paint: shadedPaint(paint),
      random,
      mirrored: false,
      off,
    };
    const land = (rise: number) => (off.has('hill') ? '' : ridge(random, WIDTH, LINE, rise));
    return svg(
      WIDTH,
      HEIGHT,
      fill(inks.hillFar, land(0.72)) +
        fill(inks.hillNear, land(0.64)) +
        parts.map((part) => part(canvas)).join('') +
        fill(paint['dado-2'], box(0, LINE, WIDTH, HEIGHT - LINE)),
    );
  };
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
    cistern: paint['tone-h'],
    leaf: paint['town-tree'],
    leafLight: paint['town-tree-2'],
    trunk: paint['tone-f'],
    metal: paint.dado,
    metalPale: paint.dado,
    panel: paint['dado-3'],
  };
}

/** Goods and vehicles lose their colours in the dark; only windows shine. */
function shadedPaint(paint: Paint): Paint {
  return {
    ...paint,
    'on-dado': paint['dado-3'],
    spark: paint['dado-2'],
    'spark-2': paint.dado,
    brick: paint.dado,
    'brick-2': paint['dado-2'],
    'tone-a': paint['dado-3'],
    'tone-b': paint['dado-3'],
    'tone-c': paint.dado,
    'tone-d': paint['dado-3'],
    'tone-e': paint.dado,
    'tone-f': paint['dado-2'],
    'tone-g': paint['tone-h'],
  };
}
