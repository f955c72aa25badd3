import type { Inks } from '../inks.ts';
import type { Paint } from '../paint.ts';
import { box, fill, polygon, stroke } from '../svg.ts';

/** A solar panel on its post, 34 wide, 29 high. */
export function solarPanel(inks: Inks, paint: Paint): string {
  return (
    fill(inks.metalPale, box(-1.2, -10, 2.4, 10)) +
    fill(paint['tone-d'], polygon(-9, -29, 17, -29, 9.6, -8.6, -17.5, -8.6)) +
    stroke(paint['on-dado'], 0.9, 'M-.5 -29L-8.6 -8.6M8.2 -29L.6 -8.6M-13.4 -18.8H13.4')
  );
}
