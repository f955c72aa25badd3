import { box, disc, fill, polygon, stroke } from '../svg.ts';
import type { Brush } from './brush.ts';

/** A wind turbine, three blades. 60 wide, 104 high. */
export function turbine({ inks }: Brush): string {
  return (
    fill(inks.wall, polygon(-1.1, -76, 1.1, -76, 2.4, 0, -2.4, 0)) +
    fill(inks.wall, 'M0 -76L-3.4 -103L1 -106zM0 -76L25.6 -65.4L26 -60zM0 -76L-22 -58.6L-26 -62z') +
    fill(inks.trim, disc(0, -76, 2.6))
  );
}

/** A lattice tower for the long lines. 44 wide, 92 high. */
export function pylon({ inks }: Brush): string {
  return stroke(
    inks.metal,
    1.6,
    'M-13 0L-4 -62L0 -92L4 -62L13 0M-20 -62H20M-15 -76H15M-20 -62L-2 -68M20 -62L2 -68M-13 0L7 -34M13 0L-7 -34M-7 -34L4 -62M7 -34L-4 -62M-7 -34H7',
  );
}

/** A transformer between two poles, behind its fence. 44 wide, 58 high. */
export function transformer({ inks, paint }: Brush): string {
  return (
    fill(
      inks.metal,
      box(-17, -58, 2.6, 58),
      box(14.4, -58, 2.6, 58),
      box(-22, -54, 44, 2),
      box(-19, -26, 38, 2),
    ) +
    fill(paint['tone-c'], box(-9, -42, 18, 16)) +
    fill(paint['tone-e'], ...[-7, -2, 3].map((x) => box(x, -42, 2, 16))) +
    stroke(inks.metal, 1, 'M-6 -42V-54M0 -42V-54M6 -42V-54') +
    stroke(inks.metalPale, 1, 'M-22 -10H22M-22 -4H22M-21 0V-12M-7 0V-12M7 0V-12M21 0V-12')
  );
}

/** A lamp that lives on its own panel. 30 wide, 62 high. */
export function solarLamp({ inks, paint }: Brush): string {
  return (
    stroke(inks.metal, 1.8, 'M0 0V-58M0 -50H11') +
    fill(paint['tone-d'], polygon(-11, -54, 6, -62, 9, -58, -8, -50)) +
    fill(inks.litShare > 0 ? inks.lit : inks.metal, box(8, -50, 8, 2.6))
  );
}

/** A house with panels on its roof. 56 wide, 40 high. */
export function panelHouse({ inks, paint }: Brush): string {
  return (
    fill(
      paint['tone-d'],
      polygon(-22, -25, -16, -40, 6, -40, 0, -25),
      polygon(3, -25, 9, -40, 25, -40, 21, -25),
    ) +
    stroke(
      paint['on-dado'],
      0.8,
      'M-15 -25L-9 -40M-8 -25L-2 -40M-19 -32.4H3M12 -25L17 -40M6 -32.4H23',
    ) +
    fill(inks.wall, box(-27, -23, 54, 23)) +
    fill(inks.dado, box(-27, -8, 54, 8)) +
    fill(inks.trim, box(-29, -25.4, 58, 3)) +
    fill(inks.door, box(-20, -16, 8, 16)) +
    fill(inks.litShare > 0 ? inks.lit : inks.glass, box(-4, -17, 8, 7), box(11, -17, 8, 7))
  );
}

/** A battery store: three cabinets on a slab. 54 wide, 26 high. */
export function batteries({ inks, paint }: Brush): string {
  return (
    fill(inks.wallAlt, box(-27, -3, 54, 3)) +
    fill(inks.wall, ...[-24, -7, 10].map((x) => box(x, -24, 14, 21))) +
    fill(paint['tone-e'], ...[-24, -7, 10].map((x) => box(x, -26, 14, 2.4))) +
    stroke(
      paint['tone-d'],
      0.9,
      [-21, -4, 13].map((x) => `M${x} -19h8M${x} -16h8M${x} -13h8`).join(''),
    ) +
    fill(inks.stripe, ...[-24, -7, 10].map((x) => box(x, -9, 14, 1.6)))
  );
}

/** A radio mast over a small room. 34 wide, 84 high. */
export function mast({ inks }: Brush): string {
  return (
    stroke(
      inks.metal,
      1.3,
      'M-7 -14L0 -82L7 -14M-5.6 -28H5.6M-4 -44H4M-2.6 -58H2.6M-5.6 -28L4 -44L-2.6 -58',
    ) +
    fill(inks.metal, box(-8, -66, 4, 8), box(4, -70, 4, 8)) +
    fill(inks.wall, box(-16, -15, 32, 15)) +
    fill(inks.dado, box(-16, -5, 32, 5)) +
    fill(inks.trim, box(-18, -17.4, 36, 3)) +
    fill(inks.door, box(-4, -12, 7, 12))
  );
}
