import { box, disc, fill, polygon, stroke } from '../svg.ts';
import type { Brush } from './brush.ts';

/** A well with its frame and rope. 36 wide, 38 high. */
export function well({ inks }: Brush): string {
  return (
    fill(inks.metalPale, box(-15, -36, 2, 28), box(13, -36, 2, 28), box(-17, -38, 34, 2.4)) +
    stroke(inks.wallAlt, 1, 'M0 -36V-14') +
    fill(inks.trimAlt, polygon(-3, -17, 3, -17, 2.2, -11, -2.2, -11)) +
    fill(inks.wallAlt, 'M-18 0V-9A18 4 0 0 1 18 -9V0z') +
    fill(inks.door, 'M-15 -9a15 3 0 0 1 30 0a15 3 0 0 1 -30 0z') +
    stroke(inks.trim, 0.9, 'M-18 -5H18M-9 -9V-5M5 -9V-5M-13 -5V0M-2 -5V0M11 -5V0')
  );
}

/** A public tap on its platform, with two cans. 40 wide, 22 high. */
export function tap({ inks, paint }: Brush): string {
  return (
    fill(inks.wallAlt, box(-14, -3, 30, 3)) +
    fill(inks.wall, box(-9, -21, 8, 18)) +
    fill(inks.stripe, box(-9, -14, 8, 1.4)) +
    stroke(paint['tone-h'], 1.8, 'M-1 -17H5V-14') +
    stroke(inks.waterLight, 1.2, 'M5 -14V-11') +
    fill(paint.brick, polygon(1, -11, 9, -11, 8, -3, 2, -3)) +
    fill(paint['tone-b'], polygon(18, -9, 26, -9, 25, 0, 19, 0)) +
    stroke(paint['on-dado'], 0.8, 'M1 -11Q5 -16 9 -11M18 -9Q22 -14 26 -9')
  );
}

/** Large pipes that wait beside the road. 46 wide, 26 high. */
export function pipes({ paint }: Brush): string {
  const ends = [
    [-15, -7.5],
    [0, -7.5],
    [15, -7.5],
    [-7.5, -20],
    [7.5, -20],
  ] as const;
  return (
    fill(paint['tone-b'], ...ends.map(([x, y]) => disc(x, y, 7.4))) +
    fill(paint['tone-h'], ...ends.map(([x, y]) => disc(x, y, 4.6)))
  );
}

/** A low dam: five gates, water falling white below them. 150 wide, 34 high. */
export function weir({ inks }: Brush): string {
  const gates = [-64, -36, -8, 20, 48].map((x) => box(x, -18, 16, 18));
  return (
    fill(inks.wall, box(-75, -24, 150, 24)) +
    fill(inks.waterLight, ...gates) +
    stroke(
      inks.water,
      1,
      [-60, -55, -32, -27, -4, 1, 24, 29, 52, 57].map((x) => `M${x} -16V0`).join(''),
    ) +
    fill(
      inks.trim,
      box(-78, -27, 156, 3.4),
      ...[-68, -40, -12, 16, 44, 68].map((x) => box(x, -34, 3, 10)),
    ) +
    stroke(inks.metalPale, 1.2, 'M-78 -33H78')
  );
}

/** A road bridge on five piers. 190 wide, 34 high. */
export function bridge({ inks }: Brush): string {
  return (
    fill(inks.wallAlt, ...[-80, -40, 0, 40, 80].map((x) => box(x - 3.4, -20, 6.8, 20))) +
    fill(inks.trim, ...[-80, -40, 0, 40, 80].map((x) => box(x - 6, -23, 12, 3))) +
    fill(inks.wall, box(-98, -27, 196, 5)) +
    fill(inks.stripe, box(-98, -24, 196, 1.2)) +
    stroke(
      inks.metalPale,
      1.1,
      `M-98 -33H98${[-96, -72, -48, -24, 0, 24, 48, 72, 96].map((x) => `M${x} -33V-27`).join('')}`,
    )
  );
}

/** Planks on posts over the water, a bollard at their end. 70 wide, 12 high. */
export function jetty({ inks, paint }: Brush): string {
  return (
    fill(inks.trunk, ...[-28, -8, 12, 28].map((x) => box(x, -7, 2.4, 9))) +
    fill(paint['tone-b'], box(-35, -9, 70, 3)) +
    fill(paint['on-dado'], box(29, -14, 3.4, 6), box(-33, -14, 3.4, 6)) +
    stroke(paint['on-dado'], 0.8, 'M-31 -13Q0 -7 30 -13')
  );
}

/** A flat ferry under a cloth roof. 84 wide, 30 high. */
export function ferry({ inks, paint }: Brush): string {
  return (
    fill(inks.waterLight, box(-46, -1.6, 92, 1.6)) +
    fill(paint.brick, polygon(-42, -10, 42, -10, 34, -1, -34, -1)) +
    fill(paint['on-dado'], box(-42, -11.6, 84, 2)) +
    stroke(paint['on-dado'], 1.4, 'M-26 -11V-27M0 -11V-27M26 -11V-27') +
    fill(paint['tone-b'], 'M-32 -26L-28 -31H28L32 -26z') +
    fill(inks.trim, box(-30, -14.4, 60, 1.4))
  );
}

/** A cattle trough of stone, full. 36 wide, 9 high. */
export function trough({ inks }: Brush): string {
  return (
    fill(inks.wallAlt, polygon(-18, -9, 18, -9, 16, 0, -16, 0)) +
    fill(inks.water, box(-15.4, -9, 30.8, 2.2)) +
    fill(inks.trim, box(-16.6, -2, 33.2, 2))
  );
}
