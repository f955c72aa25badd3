import { box, disc, fill, n, polygon, stroke } from '../svg.ts';
import type { Brush } from './brush.ts';

/** The market roof: one long pitch on six posts, trays in its shade. 140 wide, 52 high. */
export function marketHall({ inks, paint }: Brush): string {
  const posts = [-60, -36, -12, 12, 36, 60].map((x) => box(x - 1.2, -36, 2.4, 36));
  const trays = [-50, -26, -2, 22, 46];
  return (
    fill(inks.hillNear, box(-60, -36, 120, 27)) +
    fill(paint['on-dado'], ...trays.map((x) => box(x - 8, -10, 16, 6))) +
    fill(paint.brick, ...[-54, -46, -6, 2, 42, 50].map((x) => disc(x, -12, 3))) +
    fill(paint['spark-2'], ...[-30, -22, 18, 26].map((x) => disc(x, -12, 3))) +
    fill(paint['tone-d'], ...trays.map((x) => box(x - 8, -4, 16, 4))) +
    fill(inks.wallAlt, ...posts) +
    fill(inks.trim, polygon(-72, -35, -56, -51, 56, -51, 72, -35)) +
    fill(inks.trimAlt, box(-44, -54, 88, 4)) +
    stroke(
      inks.wall,
      0.9,
      'M-50 -50L-62 -36M-30 -50L-37 -36M-10 -50L-12 -36M10 -50L12 -36M30 -50L37 -36M50 -50L62 -36',
    )
  );
}

/** A tea stall: a timber box with jars on its counter, a flap for a roof, a bench. 62 wide, 34 high. */
export function teaStall({ inks, paint }: Brush): string {
  return (
    fill(inks.door, box(-18, -27, 34, 27)) +
    fill(paint.brick, box(-20, -13, 38, 13)) +
    fill(paint['brick-2'], box(-20, -6, 38, 1.4), box(-21, -14.4, 40, 2)) +
    fill(paint['tone-a'], box(-15, -20.5, 5, 6.2), box(-8, -20.5, 5, 6.2)) +
    fill(paint['on-dado'], box(2, -19, 9, 4.6)) +
    fill(inks.lit === inks.glass ? paint['tone-b'] : inks.lit, box(-16, -26, 30, 2)) +
    fill(inks.canopy, polygon(-24, -26, -18, -33, 20, -33, 26, -26)) +
    fill(inks.trunk, box(23, -26, 1.4, 26)) +
    fill(inks.metalPale, box(24, -8, 18, 2), box(26, -6, 1.6, 6), box(38, -6, 1.6, 6))
  );
}

const SHOP = 26;

/** Three shops under one roof, two open and one shuttered. 80 wide, 38 high. */
export function shops({ inks, paint }: Brush): string {
  const left = -1.5 * SHOP;
  const signs = [paint.brick, paint['tone-d'], paint['spark-2']];
  const open = [0, 2].map((index) => left + index * SHOP + 3);
  const slats = [0, 1, 2, 3].map((index) => `M${left + SHOP + 3} ${n(-5 - index * 4.6)}h20`);
  return (
    fill(inks.wall, box(left, -34, SHOP * 3, 34)) +
    fill(inks.litShare > 0 ? inks.lit : inks.door, ...open.map((x) => box(x, -24, 20, 24))) +
    fill(inks.wallAlt, box(left + SHOP + 3, -24, 20, 24)) +
    stroke(inks.trim, 1, slats.join('')) +
    fill(paint['tone-b'], ...open.map((x) => box(x + 2, -16, 6, 8))) +
    fill(paint.brick, ...open.map((x) => box(x + 11, -13, 7, 5))) +
    fill(
      inks.trim,
      ...open.map((x) => box(x, -8, 20, 8)),
      box(left - 2, -37.4, SHOP * 3 + 4, 3.4),
    ) +
    signs.map((colour, index) => fill(colour, box(left + index * SHOP + 2, -32, 22, 6))).join('') +
    fill(
      paint['on-dado'],
      ...[0, 1, 2].map((index) => box(left + index * SHOP + 6, -29.6, 14, 1.4)),
    )
  );
}

/** A workshop under a saw-tooth roof, its shutter half up. 92 wide, 48 high. */
export function workshop({ inks, paint }: Brush): string {
  const teeth = [-45, -15, 15].map((x) => polygon(x, -30, x, -47, x + 30, -30));
  const panes = [-45, -15, 15].map((x) => polygon(x + 3, -32, x + 3, -42, x + 20, -32));
  return (
    fill(inks.trim, ...teeth) +
    fill(inks.litShare > 0 ? inks.lit : inks.wallAlt, ...panes) +
    fill(inks.wall, box(-45, -30, 90, 30)) +
    fill(inks.dado, box(-45, -9, 90, 9)) +
    fill(inks.door, box(-22, -24, 30, 24)) +
    fill(inks.metalPale, box(-22, -24, 30, 8)) +
    stroke(inks.wall, 0.8, 'M-22 -21.5H8M-22 -19H8') +
    fill(inks.glass, box(18, -23, 18, 9)) +
    fill(paint.brick, box(-38, -22, 10, 8))
  );
}

/** A store for grain: a round roof over a wide door and its loading step. 88 wide, 46 high. */
export function godown({ inks }: Brush): string {
  return (
    fill(inks.trim, 'M-44 -26Q-44 -46 0 -46Q44 -46 44 -26z') +
    fill(inks.wall, box(-42, -27, 84, 27)) +
    fill(inks.dado, box(-42, -10, 84, 10)) +
    fill(inks.door, box(-12, -23, 24, 20)) +
    fill(inks.glass, box(-33, -21, 11, 6), box(22, -21, 11, 6)) +
    fill(inks.trimAlt, box(-16, -26, 32, 3)) +
    fill(inks.wallAlt, box(-20, -3.4, 40, 3.4)) +
    stroke(inks.wallAlt, 1, 'M-29 -41V-27M0 -46V-27M29 -41V-27')
  );
}
