import type { Random } from '#lib/random.ts';
import type { Inks } from '../inks.ts';
import type { Paint } from '../paint.ts';

/**
 * The tools of a motif: the hour's inks, the campaign's paints, and the picture's random numbers.
 */
export interface Brush {
  inks: Inks;
  paint: Paint;
  random: Random;
}

/** Draws a motif around its foot, with its feet on 0. */
export type Draw = (brush: Brush) => string;
