import type { Motif } from '#contract/motifs.ts';
import { between, mulberry32, type Random } from '#lib/random.ts';
import type { Canvas } from '../covers/canvas.ts';
import { row as homesRow } from '../covers/compositions/parts.ts';
import { inksFor } from '../covers/inks.ts';
import type { Brush } from '../covers/motifs/brush.ts';
import { bunting } from '../covers/motifs/bunting.ts';
import { type Dress, leader, type Person, person, somebody } from '../covers/motifs/person.ts';
import { bars, birds, sky } from '../covers/motifs/sky.ts';
import type { Paint } from '../covers/paint.ts';
import { wearing } from '../covers/people.ts';
import { at, box, fill, svg } from '../covers/svg.ts';
import type { Scene } from './scene.ts';

const WIDTH = 860;
const HEIGHT = 560;
const LINE = 212;
const SCALE = 2.1;
const SEED = 17;
const ROWS = [
  { foot: 276, size: 2.05, apart: 33 },
  { foot: 350, size: 2.45, apart: 40 },
  { foot: 436, size: 3, apart: 49 },
  { foot: 524, size: 3.5, apart: 58 },
  { foot: 612, size: 4.05, apart: 72 },
] as const;
const LEADER = { row: 1, place: 13 };
const FOUND = { row: 3, x: 340, foot: 520, clear: 40 };
const DRESSES: [Dress, ...Dress[]] = ['sari', 'sari', 'hooded', 'kurta', 'kurta', 'shirt', 'child'];

/** The frame of the found person, as shares of the picture, for a label that is attached to it. */
export const FOUND_FRAME = { x: 0.342, y: 0.665, width: 0.108, height: 0.166 } as const;

/** A crowd at dusk with one framed figure, beside the photo finder; 860 × 560 px. */
export const finderCrowd: Scene = (paint, off) => {
  const inks = inksFor('dusk', paint);
  const random = mulberry32(SEED);
  return svg(
    WIDTH,
    HEIGHT,
    town({ inks, paint, random }, off) +
      fill(paint['tone-g'], box(0, LINE, WIDTH, HEIGHT - LINE)) +
      fill(inks.stripe, box(0, LINE - 5, WIDTH, 5)) +
      ROWS.map(
        (_, row) => rowOf(paint, random, row, off) + (row === FOUND.row ? found(paint) : ''),
      ).join('') +
      frame(paint),
  );
};

function town({ inks, paint, random }: Brush, off: ReadonlySet<Motif>): string {
  const canvas: Canvas = {
    width: WIDTH,
    height: HEIGHT,
    horizon: LINE,
    scale: SCALE,
    inks,
    paint,
    random,
    mirrored: false,
    off,
  };
  return (
    sky(inks, random, WIDTH, LINE) +
    (off.has('cloud') ? '' : bars(inks, random, WIDTH, LINE * 0.6, 2)) +
    (off.has('bird') ? '' : birds(inks, 640, 80, 1.8)) +
    fill(inks.hillFar, box(0, LINE * 0.76, WIDTH, LINE * 0.24)) +
    homesRow(['house'], { from: -0.04, to: 1.04, gap: [1, 3] })(canvas) +
    (off.has('bunting') ? '' : flags(paint))
  );
}

function flags(paint: Paint): string {
  const hang = { sag: 22, flag: 24 };
  return (
    bunting(paint, paint['tone-g'], { from: [-10, 58], to: [430, 30], ...hang }) +
    bunting(paint, paint['tone-g'], { from: [430, 30], to: [870, 70], ...hang })
  );
}

function rowOf(paint: Paint, random: Random, row: number, off: ReadonlySet<Motif>): string {
  const { foot, size, apart } = ROWS[row] ?? ROWS[0];
  const start = between(random, -0.4, 0.4) * apart;
  return Array.from({ length: Math.ceil(WIDTH / apart) + 1 }, (_, place) => {
    const who = wearing(whoAt(paint, random, row, place), off);
    const x = start + (place + between(random, -0.12, 0.12)) * apart;
    const y = foot + between(random, -8, 8);
    if (row >= FOUND.row && Math.abs(x - FOUND.x) < FOUND.clear) return '';
    return at({ x, y, scale: size, flip: random() < 0.5 }, person(paint, who, paint['tone-h']));
  }).join('');
}

function whoAt(paint: Paint, random: Random, row: number, place: number): Person {
  const who = somebody(paint, random, DRESSES);
  return row === LEADER.row && place === LEADER.place ? leader(paint) : who;
}

function found(paint: Paint): string {
  const who: Person = {
    dress: 'sari',
    cloth: paint['on-dado'],
    second: paint['spark-2'],
    skin: paint['skin-1'],
  };
  return at({ x: FOUND.x, y: FOUND.foot, scale: 3.5 }, person(paint, who));
}

function frame(paint: Paint): string {
  const { x, y, width, height } = FOUND_FRAME;
  const rect = `x="${x * WIDTH}" y="${y * HEIGHT}" width="${width * WIDTH}" height="${height * HEIGHT}"`;
  return `<rect ${rect} fill="none" stroke="${paint.spark}" stroke-width="5"/>`;
}
