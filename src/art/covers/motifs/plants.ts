import { box, disc, fill, polygon, stroke } from '../svg.ts';
import type { Brush } from './brush.ts';

/** An old spreading tree with a second trunk and a bench of stone around it. 104 wide, 66 high. */
export function banyan({ inks }: Brush): string {
  return (
    fill(
      inks.trunk,
      polygon(-6, 0, -4, -30, 5, -30, 8, 0),
      box(-24, -28, 2, 28),
      box(26, -28, 1.8, 28),
      box(-33, -26, 1.2, 18),
      box(35, -26, 1.2, 16),
    ) +
    fill(
      inks.leaf,
      'M-52 -30a13 13 0 0 1 8 -19a17 17 0 0 1 26 -12a20 20 0 0 1 36 1a17 17 0 0 1 25 12a12 12 0 0 1 8 18q-12 7 -25 1q-12 7 -26 2q-14 6 -27 -1q-13 6 -25 -2z',
    ) +
    fill(
      inks.leafLight,
      disc(-30, -43, 6.4),
      disc(-8, -53, 7.4),
      disc(20, -48, 6.4),
      disc(37, -38, 5),
    ) +
    fill(inks.wallAlt, box(-18, -5, 36, 5)) +
    fill(inks.trim, box(-20, -6.6, 40, 2))
  );
}

/** A clump of bamboo. 44 wide, 62 high. */
export function bamboo({ inks }: Brush): string {
  return (
    stroke(
      inks.leafLight,
      2,
      'M-5 0Q-7 -34 -17 -54M-1 0Q-2 -36 -4 -62M3 0Q4 -34 11 -60M6 0Q10 -30 21 -48',
    ) +
    fill(
      inks.leaf,
      'M-17 -54q-8 2 -9 9q8 0 9 -9zM-4 -62q-8 1 -10 9q9 1 10 -9zM11 -60q9 1 11 9q-9 1 -11 -9zM21 -48q7 3 7 10q-8 -2 -7 -10zM-13 -42q-9 0 -11 8q9 2 11 -8zM-3 -40q-8 0 -9 8q8 1 9 -8zM8 -42q9 0 10 9q-9 0 -10 -9zM14 -32q8 1 9 8q-8 0 -9 -8zM-8 -26q-8 1 -9 8q8 0 9 -8z',
    )
  );
}

/** A tall forest tree in three tiers. 36 wide, 78 high. */
export function sal({ inks }: Brush): string {
  return (
    fill(inks.trunk, box(-1.6, -30, 3.2, 30)) +
    fill(
      inks.leaf,
      'M0 -78Q12 -62 10 -56H-10Q-12 -62 0 -78zM0 -66Q16 -46 14 -40H-14Q-16 -46 0 -66zM0 -50Q20 -28 18 -20H-18Q-20 -28 0 -50z',
    ) +
    fill(
      inks.leafLight,
      'M0 -78Q-12 -62 -10 -56H0zM0 -56Q-10 -46 -14 -40H0zM0 -40Q-14 -28 -18 -20H0z',
    )
  );
}

/** Saplings in their guards. 44 wide, 22 high. */
export function saplings({ inks, paint }: Brush): string {
  const places = [-17, 0, 17];
  return (
    fill(
      inks.star === null ? paint['tone-d'] : inks.leafLight,
      ...places.map((x) => disc(x, -17, 5.4)),
    ) +
    stroke(
      paint['on-dado'],
      1,
      places
        .map((x) => `M${x - 4} 0V-11M${x} 0V-14M${x + 4} 0V-11M${x - 5} -9h10M${x - 5} -4h10`)
        .join(''),
    )
  );
}

/** Reeds at the water's edge. 34 wide, 24 high. */
export function reeds({ inks }: Brush): string {
  return (
    stroke(
      inks.leafLight,
      1.3,
      'M-14 0Q-15 -10 -17 -15M-9 0Q-9 -14 -7 -21M-3 0Q-4 -9 -6 -14M2 0Q2 -14 4 -24M8 0Q8 -10 11 -15M13 0Q13 -12 12 -19',
    ) + fill(inks.trunk, box(-8.4, -24, 2.6, 7), box(2.8, -27, 2.6, 8), box(10.8, -22, 2.4, 6))
  );
}

/** Felled trunks in a stack. 42 wide, 20 high. */
export function logs({ paint }: Brush): string {
  const ends = [-13, 0, 13]
    .map((x) => disc(x, -6.4, 6.4))
    .concat([-6.5, 6.5].map((x) => disc(x, -15, 5.6)));
  const rings = [-13, 0, 13]
    .map((x) => disc(x, -6.4, 3))
    .concat([-6.5, 6.5].map((x) => disc(x, -15, 2.6)));
  return fill(paint['brick-2'], ...ends) + fill(paint['on-dado'], ...rings);
}

/** Rocks. 44 wide, 18 high. */
export function rocks({ inks }: Brush): string {
  return (
    fill(inks.apron, polygon(-22, 0, -19, -9, -9, -17, 1, -13, 6, 0)) +
    fill(inks.metalPale, polygon(-2, 0, 3, -8, 12, -10, 20, -3, 21, 0)) +
    fill(inks.ground, polygon(-9, -17, 1, -13, 6, 0, -3, 0))
  );
}

/** Plants in tins on a step. 42 wide, 22 high. */
export function pots({ inks, paint }: Brush): string {
  return (
    fill(
      inks.leafLight,
      disc(-14, -13, 6),
      disc(-9, -16, 4.4),
      disc(14, -12, 5.4),
      disc(0, -15, 6.4),
      disc(4, -19, 3.6),
    ) +
    fill(
      paint.brick,
      polygon(-19, -9, -8, -9, -10, 0, -17, 0),
      polygon(9, -8, 19, -8, 17.4, 0, 10.6, 0),
    ) +
    fill(paint['on-dado'], polygon(-5, -9, 5, -9, 3.6, 0, -3.6, 0))
  );
}
