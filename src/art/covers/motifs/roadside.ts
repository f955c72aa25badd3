import { box, disc, fill, polygon, stroke } from '../svg.ts';
import type { Brush } from './brush.ts';

/** A milestone beside the road. 12 wide, 17 high. */
export function milestone({ paint }: Brush): string {
  return (
    fill(paint['on-dado'], 'M-6 0V-10Q-6 -17 0 -17T6 -10V0z') +
    fill(paint['spark-2'], 'M-6 -10.4Q-6 -17 0 -17T6 -10.4z') +
    fill(paint['tone-f'], box(-3, -7.6, 6, 1.4), box(-3, -4.6, 4, 1.4))
  );
}

/** A fence of three rails. 72 wide, 17 high. */
export function fence({ paint }: Brush): string {
  return fill(
    paint['tone-b'],
    ...[-35, -12, 11, 33].map((x) => box(x, -17, 2.4, 17)),
    box(-37, -14.4, 74, 2),
    box(-37, -8, 74, 2),
  );
}

/** A wall around a yard, limewashed over its own dado. 96 wide, 20 high. */
export function yardWall({ inks }: Brush): string {
  return (
    fill(inks.wall, box(-48, -18, 96, 18)) +
    fill(inks.dado, box(-48, -8, 96, 8)) +
    fill(inks.trim, box(-49, -20, 98, 2.4), box(-50, -22, 6, 22), box(44, -22, 6, 22))
  );
}

/** A board with the cost and the date of a work. 34 wide, 38 high. */
export function workBoard({ inks, paint }: Brush): string {
  return (
    fill(inks.metalPale, box(-12, -18, 2, 18), box(10, -18, 2, 18)) +
    fill(paint['on-dado'], box(-17, -38, 34, 21)) +
    fill(paint['tone-e'], box(-17, -38, 34, 5.4)) +
    stroke(paint['tone-f'], 1.2, 'M-13 -28.6h26M-13 -24.8h18M-13 -21h22')
  );
}

/** A striped barrier. 42 wide, 18 high. */
export function barrier({ inks, paint }: Brush): string {
  return (
    stroke(inks.metalPale, 1.8, 'M-16 0V-17M16 0V-17M-20 0h8M12 0h8') +
    fill(paint['on-dado'], box(-21, -17, 42, 6.4)) +
    fill(
      paint.brick,
      ...[-19, -8, 3, 14].map((x) => polygon(x, -10.6, x + 3, -17, x + 7, -17, x + 4, -10.6)),
    )
  );
}

/** Rolls of paving and a heap of gravel. 44 wide, 16 high. */
export function gravel({ inks, paint }: Brush): string {
  return (
    fill(paint['tone-c'], polygon(-23, 0, -8, -15, -2, -13, 12, 0)) +
    fill(
      inks.wallAlt,
      disc(-10, -4, 1.4),
      disc(-4, -8, 1.4),
      disc(3, -3, 1.4),
      disc(-14, -2, 1.2),
    ) +
    fill(paint.brick, box(14, -5, 10, 5), box(15, -9.4, 8, 4))
  );
}

/** Two rows of street boards without words: a shop's and a stop's. 26 wide, 44 high. */
export function signpost({ inks, paint }: Brush): string {
  return (
    fill(inks.metalPale, box(-1.2, -44, 2.4, 44)) +
    fill(paint['tone-e'], box(-14, -43, 28, 8)) +
    fill(paint['on-dado'], box(-11, -40, 16, 1.6), box(-12, -32, 24, 7)) +
    fill(paint['tone-e'], box(-9, -29.4, 12, 1.6))
  );
}

/** Drinking water in the shade: three steel tanks on a stand. 46 wide, 34 high. */
export function waterStand({ inks, paint }: Brush): string {
  return (
    fill(inks.metalPale, box(-20, -30, 2, 30), box(18, -30, 2, 30), box(-22, -11, 44, 2)) +
    fill(paint['on-dado'], ...[-12, 0, 12].map((x) => box(x - 4.6, -22, 9.2, 11))) +
    fill(
      paint['tone-d'],
      ...[-12, 0, 12].map((x) => box(x - 4.6, -19, 9.2, 1.6) + box(x - 1, -13, 2, 3.6)),
    ) +
    fill(inks.leafLight, polygon(-26, -28, -20, -34, 20, -34, 26, -28))
  );
}
