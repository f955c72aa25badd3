import type { Motif } from '#contract/motifs.ts';
import { between, type Random, wholeBetween } from '#lib/random.ts';
import type { Canvas } from './canvas.ts';
import { type Dress, leader, type Person, person, somebody } from './motifs/person.ts';
import { at } from './svg.ts';

type Dresses = readonly [Dress, ...Dress[]];

/** The usual dresses, by the kind of place. */
const DRESSES = {
  town: ['sari', 'sari', 'kurta', 'kurta', 'shirt', 'hooded', 'tunic', 'tunic', 'wheelchair'],
  families: ['sari', 'sari', 'kurta', 'shirt', 'hooded', 'tunic', 'child', 'child', 'child'],
  school: ['child', 'child', 'child', 'child', 'tunic', 'sari', 'kurta'],
  field: ['wrap', 'wrap', 'sari', 'bending', 'bending', 'kurta'],
  works: ['worker', 'worker', 'worker', 'shirt', 'sari', 'bending'],
  waiting: ['seated', 'seated', 'sari', 'kurta', 'hooded', 'wheelchair', 'child'],
  trade: ['sari', 'sari', 'kurta', 'wrap', 'shirt', 'tunic', 'seated'],
} as const satisfies Record<string, Dresses>;

/** The people in a picture, and their distance (0 at the dado line, 1 at the foot). */
export interface Company {
  who?: keyof typeof DRESSES;
  count: readonly [fewest: number, most: number];
  depth: readonly [far: number, near: number];
  /** The part of the width that people keep to, as shares from the left. */
  from?: number;
  to?: number;
}

/** People grow towards the foot of the picture, up to a limit. */
const NEAREST = 1.42;

interface Figure {
  who: Person;
  x: number;
  depth: number;
}

/** People on the ground, nearest last; exactly one of them is the leader. */
export function people(canvas: Canvas, company: Company): string {
  const { random, paint } = canvas;
  const count = Math.min(roomFor(canvas, company), wholeBetween(random, ...company.count));
  const leaderAt = leaderPlace(random, count);
  const dresses = DRESSES[company.who ?? 'town'];
  const figures = Array.from({ length: count }, (_, index): Figure => ({
    who: index === leaderAt ? leader(paint) : wearing(somebody(paint, random, dresses), canvas.off),
    ...spot(canvas, company, (index + 0.5) / count, 0.5 / count),
  }));
  return draw(canvas, figures);
}

/** Two rows of people, the leader in the nearer one and never at its end. */
export function crowd(canvas: Canvas): string {
  const far = rowOf(canvas, 0.3, 1);
  const near = rowOf(canvas, 0.72, 1.25);
  const leaderAt = leaderPlace(canvas.random, near.length);
  const led = near.map((figure, place) =>
    place === leaderAt ? { ...figure, who: leader(canvas.paint), depth: 0.76 } : figure,
  );
  return draw(canvas, [...far, ...led]);
}

/** A random place in a row, but not at its ends where it is long enough. */
function leaderPlace(random: Random, count: number): number {
  return count < 3 ? count - 1 : wholeBetween(random, 1, count - 2);
}

function rowOf(canvas: Canvas, depth: number, spacing: number): Figure[] {
  const { random, paint, width, scale } = canvas;
  const count = Math.min(14, Math.max(2, Math.floor(width / (28 * scale * spacing))));
  return Array.from({ length: count }, (_, index) => ({
    who: wearing(somebody(paint, random, DRESSES.families), canvas.off),
    x: ((index + 0.5 + between(random, -0.22, 0.22)) / count) * width,
    depth: depth + between(random, -0.06, 0.06),
  }));
}

function roomFor({ width, scale }: Canvas, { from = 0.06, to = 0.94 }: Company): number {
  return Math.max(1, Math.floor(((to - from) * width) / (26 * scale)));
}

function spot(canvas: Canvas, company: Company, middle: number, reach: number) {
  const { from = 0.06, to = 0.94, depth } = company;
  const share = from + (to - from) * (middle + between(canvas.random, -reach, reach) * 0.5);
  return {
    x: canvas.width * (canvas.mirrored ? 1 - share : share),
    depth: between(canvas.random, ...depth),
  };
}

/** A person without the objects that staff switched off. */
export function wearing(who: Person, off: ReadonlySet<Motif>): Person {
  const plain = { ...who };
  if (off.has('turban')) delete plain.turban;
  if (off.has('stick')) delete plain.stick;
  return plain;
}

function draw(canvas: Canvas, figures: readonly Figure[]): string {
  const { height, horizon, scale, paint, inks } = canvas;
  return [...figures]
    .sort((one, other) => one.depth - other.depth)
    .map(({ who, x, depth }) =>
      at(
        {
          x,
          y: horizon + (height - horizon) * depth,
          scale: scale * Math.min(0.74 + depth, NEAREST),
          flip: x > canvas.width * 0.5,
        },
        person(paint, who, inks.trousers),
      ),
    )
    .join('');
}
