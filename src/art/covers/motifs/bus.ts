import type { Paint } from '../paint.ts';
import { box, disc, fill, polygon } from '../svg.ts';

const PANES = [-38, -24.7, -11.4, 1.9, 15.2];

/** The town bus, nose to the right. 86 long, 36 high; the wheels stand on 0. */
export function bus(paint: Paint): string {
  return (
    fill(paint['on-dado'], 'M-43 -10V-29.8Q-43 -35.8 -37 -35.8H35Q41.2 -35.8 41.8 -29.8L43 -10z') +
    fill(paint['tone-f'], polygon(-43, -16.4, 42.5, -16.4, 42.6, -14.4, -43, -14.4)) +
    fill(paint.spark, polygon(-43, -14.4, 42.6, -14.4, 43, -6.6, -43, -6.6)) +
    fill(paint['tone-g'], ...PANES.map((x) => box(x, -28.6, 11, 9.4))) +
    fill(paint['tone-g'], polygon(29.6, -29.2, 38.8, -29.2, 41, -17.2, 29.6, -17.2)) +
    fill(paint['on-dado'], box(38.6, -13.6, 4.1, 3)) +
    fill(paint['tone-h'], disc(-26, -5.9, 5.9), disc(23.7, -5.9, 5.9)) +
    fill(paint['tone-b'], disc(-26, -5.9, 2.4), disc(23.7, -5.9, 2.4))
  );
}
