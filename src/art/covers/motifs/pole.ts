import type { Inks } from '../inks.ts';
import { box, fill, stroke } from '../svg.ts';

/** A power pole with two cross-arms, 76 high. */
export function pole(inks: Inks): string {
  return fill(inks.metal, box(-1.2, -76, 2.4, 76), box(-11, -71.5, 22, 2.2), box(-8, -63.5, 16, 2));
}

/** A street lamp, 68 high, its arm to the right. */
export function lamp(inks: Inks): string {
  return (
    stroke(inks.metal, 1.8, 'M0 0V-60Q0 -67 8 -67H11') +
    fill(inks.litShare > 0 ? inks.lit : inks.metal, box(9, -68.4, 9, 2.8))
  );
}
