import { box, fill, n, polygon, stroke } from '../svg.ts';
import type { Brush } from './brush.ts';

/** A bench. 38 wide, 15 high. */
export function bench({ inks, paint }: Brush): string {
  return (
    fill(paint['tone-b'], box(-19, -8, 38, 2.4), box(-19, -15, 38, 3)) +
    fill(inks.metalPale, box(-16, -15, 1.8, 15), box(14.2, -15, 1.8, 15))
  );
}

/** The table of the open hours: papers, two stools. 60 wide, 20 high. */
export function table({ inks, paint }: Brush): string {
  return (
    fill(paint['on-dado'], box(-12, -18.4, 8, 1.6), box(0, -19.4, 9, 2.6), box(12, -18.2, 6, 1.4)) +
    fill(paint.brick, box(-20, -17, 42, 2.6)) +
    fill(paint['tone-a'], box(-18, -14.4, 38, 9)) +
    fill(inks.metalPale, box(-18, -14.4, 1.8, 14.4), box(18.2, -14.4, 1.8, 14.4)) +
    fill(paint['tone-c'], box(-32, -9, 9, 2), box(25, -9, 9, 2)) +
    fill(
      inks.metalPale,
      box(-31, -7, 1.4, 7),
      box(-25.4, -7, 1.4, 7),
      box(26, -7, 1.4, 7),
      box(31.6, -7, 1.4, 7),
    )
  );
}

/** A row of plastic chairs. 56 wide, 18 high. */
export function chairs({ paint }: Brush): string {
  const each = (colour: string, x: number) =>
    fill(colour, box(x - 5.4, -18, 10.8, 8.6), box(x - 6.4, -8, 12.8, 2)) +
    stroke(colour, 1.4, `M${n(x - 5.4)} -7V0M${n(x + 5.4)} -7V0`);
  return (
    each(paint['tone-b'], -21) +
    each(paint['on-dado'], -7) +
    each(paint.brick, 7) +
    each(paint['tone-b'], 21)
  );
}

/** A blackboard on legs with a sum on it. 40 wide, 34 high. */
export function blackboard({ inks, paint }: Brush): string {
  return (
    stroke(inks.metalPale, 1.8, 'M-14 0L-10 -32M14 0L10 -32') +
    fill(paint.brick, box(-20, -33, 40, 24)) +
    fill(paint['tone-h'], box(-18, -31, 36, 20)) +
    stroke(
      paint['on-dado'],
      1.1,
      'M-13 -26h9M-13 -21.6h14M-13 -17h6M6 -26h6M6 -22h6M5 -19h8M6 -15.6h6',
    )
  );
}

/** A notice board under a small roof. 36 wide, 36 high. */
export function noticeBoard({ inks, paint }: Brush): string {
  return (
    fill(inks.metalPale, box(-15, -34, 2, 34), box(13, -34, 2, 34)) +
    fill(inks.trim, polygon(-19, -32, -15, -37, 15, -37, 19, -32)) +
    fill(paint['brick-2'], box(-16, -31, 32, 20)) +
    fill(paint['on-dado'], box(-13, -28.6, 8, 10), box(-3, -28.6, 7, 7), box(6, -28.6, 7, 11)) +
    fill(paint['tone-b'], box(-3, -20, 7, 6.4)) +
    stroke(
      paint['tone-e'],
      0.7,
      'M-11.6 -26h5M-11.6 -24h5M-11.6 -22h4M7.4 -26h4.4M7.4 -24h4.4M7.4 -22h3',
    )
  );
}

/** A low stage under a flat cloth roof, steps at its side. 104 wide, 54 high. */
export function stage({ inks, paint }: Brush): string {
  return (
    fill(inks.wallAlt, box(-44, -46, 88, 36)) +
    fill(inks.metalPale, box(-47, -50, 2, 50), box(45, -50, 2, 50)) +
    fill(paint.brick, box(-50, -54, 100, 5)) +
    fill(paint['on-dado'], ...[-50, -30, -10, 10, 30].map((x) => `M${x} -49h20q-10 9 -20 0z`)) +
    fill(inks.trim, box(-50, -10, 100, 10)) +
    fill(inks.stripe, box(-50, -11.6, 100, 1.8)) +
    fill(inks.wall, box(50, -5, 10, 5), box(50, -9, 5, 4))
  );
}

/** A cloth roof for a meeting, scalloped, on poles with ropes. 128 wide, 50 high. */
export function tent({ inks, paint }: Brush): string {
  const bands = [-56, -40, -24, -8, 8, 24, 40];
  const scallop = (x: number) => `M${x} -36h16v4a8 5 0 0 1 -16 0z`;
  return (
    stroke(inks.metalPale, 1, 'M-56 -38L-70 0M56 -38L70 0') +
    fill(inks.metalPale, ...[-55, -19, 17, 53].map((x) => box(x, -36, 2, 36))) +
    fill(paint['tone-a'], polygon(-58, -36, -40, -50, 40, -50, 58, -36)) +
    fill(
      paint.brick,
      polygon(-26, -36, -18, -50, -2, -50, -8, -36),
      polygon(24, -36, 18, -50, 34, -50, 40, -36),
    ) +
    fill(paint['on-dado'], ...bands.filter((_, index) => index % 2 === 0).map(scallop)) +
    fill(paint['tone-d'], ...bands.filter((_, index) => index % 2 === 1).map(scallop))
  );
}

/** A pillar box for letters. 14 wide, 27 high. */
export function letterBox({ paint }: Brush): string {
  return (
    fill(paint['brick-2'], 'M-6 -3V-21Q-6 -27 0 -27T6 -21V-3z') +
    fill(paint['tone-h'], box(-7, -3, 14, 3), box(-4, -20, 8, 1.6)) +
    fill(paint['on-dado'], box(-3.4, -16, 6.8, 5))
  );
}

/** Washing on a line between two posts. 72 wide, 36 high. */
export function washing({ inks, paint }: Brush): string {
  return (
    fill(inks.metal, box(-35, -36, 2, 36), box(33, -36, 2, 36)) +
    stroke(inks.metal, 0.8, 'M-34 -34Q0 -26 34 -34') +
    fill(paint['on-dado'], box(-26, -31.6, 12, 16)) +
    fill(paint.brick, box(-10, -30, 9, 21)) +
    fill(
      paint['tone-b'],
      polygon(3, -30, 15, -30.6, 17, -26, 14, -25, 14, -15, 4, -15, 4, -25, 1, -26),
    ) +
    fill(paint['tone-d'], box(20, -31.4, 9, 10))
  );
}

/** A swing for two. 50 wide, 36 high. */
export function swing({ inks, paint }: Brush): string {
  return (
    stroke(inks.metalPale, 2, 'M-24 0L-18 -35H18L24 0M-12 0L-18 -35M12 0L18 -35') +
    stroke(inks.metalPale, 0.9, 'M-9 -35V-9M-3 -35V-9M5 -35L9 -12M11 -35L15 -12') +
    fill(paint.brick, box(-10, -10, 8, 2), polygon(8.4, -13, 16, -12.4, 16, -10.6, 8.4, -11))
  );
}

/** A slide. 50 wide, 28 high. */
export function slide({ inks, paint }: Brush): string {
  return (
    fill(
      paint['tone-b'],
      polygon(-24, 0, -24, -6, -20, -6, -20, -13, -16, -13, -16, -20, -10, -20, -10, 0),
    ) +
    stroke(inks.metalPale, 1.4, 'M-17 -20V-28H-11V-20') +
    stroke(paint.brick, 3.4, 'M-13 -20Q4 -18 12 -6Q15 -2 24 -2')
  );
}
