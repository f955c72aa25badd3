import type { Inks } from '../inks.ts';
import { fill, polygon } from '../svg.ts';

const LEFT_FRONDS =
  'M0 0Q-9.5 -5-16 4.8-10.5 .5 0 0zM0 0Q-7 1.5-8.8 11-5 5.5 0 0zM0 0Q-7.5 -7-12.6 -6.4-6 -4.4 0 0zM0 0-3.9 -11-1.6 -5z';
const RIGHT_FRONDS =
  'M0 0Q9.5 -5 16 6.3 10.5 1 0 0zM0 0Q7 1.5 8.8 11 5 5.5 0 0zM0 0Q8 -6 14.2 -4.8 7 -3.6 0 0zM0 0 6.3 -10.5 3 -4z';

/** A coconut palm of the given height, 46–80, leaning a little to the right as it comes down. */
export function palm(inks: Inks, height: number): string {
  const lean = height / 22;
  const trunk = polygon(-0.9, -height, 0.9, -height, lean + 1.2, 0, lean - 1.3, 0);
  const crown = fill(inks.leaf, LEFT_FRONDS) + fill(inks.leafLight, RIGHT_FRONDS);
  return fill(inks.trunk, trunk) + `<g transform="translate(0 ${-height})">${crown}</g>`;
}
