import { between, chance, pick, type Random } from '#lib/random.ts';
import type { Inks } from '../inks.ts';
import { box, fill, polygon } from '../svg.ts';
import { windows } from './windows.ts';

const FLOOR = 21;

/** The measures of a house; widths are in motif units, 34–60. */
export interface House {
  width: number;
  floors: number;
  /** Brick trim and dado instead of the mural's own. */
  brick: boolean;
  /** The paler or the second wall colour. */
  alt: boolean;
}

/** Chooses a house. */
export function someHouse(random: Random): House {
  return {
    width: Math.round(between(random, 34, 60)),
    floors: pick(random, [1, 1, 2, 2]),
    brick: chance(random, 0.3),
    alt: chance(random, 0.35),
  };
}

/** A flat-roofed house on its own dado, with a stair cabin or a cistern on the roof. */
export function house(inks: Inks, random: Random, { width, floors, brick, alt }: House): string {
  const half = width / 2;
  const height = floors * FLOOR;
  const trim = brick ? inks.trimAlt : inks.trim;
  const striped = chance(random, 0.4);
  return (
    roofTop(inks, random, half, height, trim) +
    fill(alt ? inks.wallAlt : inks.wall, box(-half, -height, width, height)) +
    fill(brick ? inks.dadoAlt : inks.dado, box(-half, -8, width, 8)) +
    (striped ? fill(inks.stripe, box(-half, -9.2, width, 1.2)) : '') +
    fill(trim, box(-half - 1.5, -height - 3, width + 3, 3.4), floorBand(half, floors)) +
    windows(inks, random, openings(half, floors), 6.6) +
    fill(inks.door, box(-half + 4, -13.5, 7, 13.5))
  );
}

function floorBand(half: number, floors: number): string {
  return floors > 1 ? box(-half - 0.6, -FLOOR - 0.8, half * 2 + 1.2, 1.6) : '';
}

function openings(half: number, floors: number) {
  const columns = half > 24 ? 3 : 2;
  const slots = Array.from({ length: columns }, (_, column) => column);
  const x = (column: number) => -half + ((column + 0.5) / columns) * half * 2 - 3.3;
  const rows = Array.from({ length: floors }, (_, floor) =>
    slots.slice(floor === 0 ? 1 : 0).map((column) => ({ x: x(column), y: -floor * FLOOR - 13.5 })),
  );
  return rows.flat();
}

function roofTop(inks: Inks, random: Random, half: number, height: number, trim: string): string {
  const left = chance(random, 0.5) ? 1 : -1;
  const cabin = chance(random, 0.7);
  return (
    (cabin ? stairCabin(inks, left * half * 0.45, -height - 3, trim) : '') +
    (cabin && chance(random, 0.4) ? '' : cistern(inks, -left * half * 0.4, -height - 3))
  );
}

function stairCabin(inks: Inks, x: number, y: number, trim: string): string {
  return fill(inks.wall, box(x - 7, y - 9.5, 14, 9.6)) + fill(trim, box(x - 8, y - 11.5, 16, 2.2));
}

function cistern(inks: Inks, x: number, y: number): string {
  const body = polygon(x - 3.4, y, x - 4, y - 6, x + 4, y - 6, x + 3.4, y);
  return fill(inks.cistern, box(x - 4.6, y - 8, 9.2, 2), body);
}
