import type { Inks } from '../inks.ts';
import { box, fill } from '../svg.ts';

/** A bus stop: roof, glass back, bench, and its sign. 70 wide, 44 high. */
export function shelter(inks: Inks): string {
  return (
    fill(inks.panel, box(-21, -28, 42, 18)) +
    fill(inks.metalPale, box(-24, -32, 2.4, 32), box(21.6, -32, 2.4, 32), box(-27, -32, 54, 3.4)) +
    fill(inks.metalPale, box(-19, -8, 38, 2), box(-15, -6, 1.8, 6), box(14, -6, 1.8, 6)) +
    fill(inks.metalPale, box(32, -34, 1.8, 34)) +
    fill(inks.canopy, box(-30, -34.4, 60, 2.4), box(28, -42, 10, 10)) +
    fill(inks.door, box(30, -39, 6, 1.4), box(30, -36, 4, 1.4))
  );
}
