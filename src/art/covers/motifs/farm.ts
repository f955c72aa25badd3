import { box, disc, fill, n, polygon, stroke } from '../svg.ts';
import type { Brush } from './brush.ts';

/** A byre: thatch on posts, fodder under it. 72 wide, 30 high. */
export function byre({ inks, paint }: Brush): string {
  return (
    fill(inks.trunk, box(-30, -20, 2, 20), box(-1, -20, 2, 20), box(28, -20, 2, 20)) +
    fill(paint['spark-2'], 'M4 0a9 10 0 0 1 18 0z') +
    fill(inks.metalPale, box(-24, -7, 18, 5), box(-22, -2, 2, 2), box(-11, -2, 2, 2)) +
    fill(inks.trimAlt, polygon(-37, -17, -27, -31, 27, -31, 37, -17)) +
    stroke(inks.wall, 0.9, 'M-33 -21H33M-29.6 -26H29.6')
  );
}

/** A tunnel of netting for seedlings. 66 wide, 24 high. */
export function greenhouse({ inks }: Brush): string {
  return (
    fill(inks.panel, 'M-33 0V-8Q-33 -24 -16 -24H16Q33 -24 33 -8V0z') +
    stroke(
      inks.metalPale,
      1.2,
      'M-33 0V-8Q-33 -24 -16 -24H16Q33 -24 33 -8V0M-16 -24V0M0 -24V0M16 -24V0',
    ) +
    fill(inks.leaf, ...[-27, -20, -11, -4, 5, 12, 21, 28].map((x) => disc(x, -3, 3)))
  );
}

/** Two bins for grain. 46 wide, 56 high. */
export function silo({ inks }: Brush): string {
  const bin = (x: number, height: number) => box(x, -height, 20, height);
  return (
    fill(inks.wall, bin(-22, 42), bin(2, 34)) +
    fill(inks.trim, polygon(-24, -42, -12, -54, 0, -42), polygon(0, -34, 12, -45, 24, -34)) +
    stroke(inks.trim, 0.9, 'M-22 -32h20M-22 -22h20M-22 -12h20M2 -24h20M2 -13h20') +
    fill(inks.door, box(-16, -11, 8, 11), box(8, -10, 8, 10))
  );
}

/** A pump house whose pipe fills a tank. 56 wide, 26 high. */
export function pumpHouse({ inks, paint }: Brush): string {
  return (
    fill(inks.wall, box(-26, -22, 26, 22)) +
    fill(inks.dado, box(-26, -7, 26, 7)) +
    fill(inks.door, box(-21, -16, 8, 16)) +
    fill(inks.trim, box(-28, -25, 30, 3.2)) +
    stroke(paint['tone-e'], 3, 'M0 -14H13V-11') +
    stroke(inks.waterLight, 2.4, 'M13 -11V-5') +
    fill(inks.wallAlt, box(4, -7, 24, 7)) +
    fill(inks.water, box(6, -7, 20, 2))
  );
}

/** A stack of straw. 36 wide, 32 high. */
export function haystack({ inks, paint }: Brush): string {
  return (
    fill(paint['spark-2'], 'M-17 0Q-19 -12 -10 -22L0 -33L10 -22Q19 -12 17 0z') +
    stroke(inks.trunk, 0.9, 'M-8 -4L-4 -18M0 -6V-24M8 -4L4 -18M-13 -2L-11 -9M13 -2L11 -9')
  );
}

/** A row of young plants. 40 wide, 12 high. */
export function crop({ inks, paint }: Brush): string {
  const stems = [-18, -11, -4, 3, 10, 17];
  const blades = stems.map(
    (x) =>
      `M${x} 0Q${x - 4} -4 ${x - 5} -9 ${x - 2} -7 ${x - 1} -4L${x} -13 ${x + 1} -4Q${x + 2} -8 ${x + 5} -9 ${x + 4} -4 ${x} 0z`,
  );
  return fill(inks.star === null ? paint['tone-d'] : inks.leafLight, ...blades);
}

/** A sprinkler in the field, its water in two arcs. 56 wide, 24 high. */
export function sprinkler({ inks }: Brush): string {
  return (
    stroke(inks.metalPale, 1.6, 'M0 0V-15M-5 0L0 -5L5 0') +
    stroke(
      inks.waterLight,
      1.1,
      'M0 -15Q-12 -28 -24 -6M0 -15Q-8 -22 -14 -4M0 -15Q12 -28 24 -6M0 -15Q8 -22 14 -4',
    )
  );
}

/** Two goats, one grazing. 40 wide, 17 high. */
export function goats({ inks, paint }: Brush): string {
  const legs = (x: number) => [0, 3, 9, 12].map((step) => box(x + step, -6, 1.4, 6)).join('');
  return (
    fill(
      paint['on-dado'],
      'M-20 -12h14q3 0 3 3v4h-17z',
      legs(-19),
      polygon(-6, -12, -4, -17, 0, -16, -2, -11),
    ) +
    fill(
      paint['brick-2'],
      'M3 -11h14q2 0 2 3v3H3z',
      legs(4),
      polygon(3, -10, -1, -5, 1, -2, 5, -6),
    ) +
    fill(inks.trunk, 'M-4 -17l-1 -3 2 3z')
  );
}

/** A buffalo at rest, no yoke. 46 wide, 26 high. */
export function buffalo({ paint }: Brush): string {
  const legs = [-18, -13, 8, 13].map((x) => box(x, -9, 3.2, 9)).join('');
  return (
    fill(
      paint['tone-h'],
      'M-22 -17Q-20 -24 -8 -24H10Q20 -24 21 -16L19 -8H-20z',
      legs,
      polygon(18, -22, 28, -21, 27, -13, 20, -12),
    ) +
    stroke(paint['tone-c'], 1.8, 'M19 -21Q14 -26 20 -29M24 -22Q30 -26 25 -29') +
    stroke(paint['tone-h'], 1.4, `M-21.6 -18Q-25 -12 -23.6 ${n(-6)}`)
  );
}

/** A small trailer with sacks, resting on its shaft. 58 wide, 24 high. */
export function trailer({ inks, paint }: Brush): string {
  return (
    fill(
      paint['on-dado'],
      'M-16 -16a6 5 0 0 1 12 0zM-5 -16a6 5 0 0 1 12 0zM6 -16a6 5 0 0 1 12 0zM-10 -21a6 4 0 0 1 12 0zM1 -21a6 4 0 0 1 12 0z',
    ) +
    fill(paint.brick, box(-22, -16, 44, 8)) +
    fill(paint['brick-2'], box(-22, -9.4, 44, 1.6)) +
    fill(inks.metalPale, polygon(22, -10, 38, -2, 38, 0, 22, -8)) +
    fill(paint['tone-h'], disc(-8, -5.4, 5.4), disc(9, -5.4, 5.4)) +
    fill(paint['tone-b'], disc(-8, -5.4, 2), disc(9, -5.4, 2))
  );
}
