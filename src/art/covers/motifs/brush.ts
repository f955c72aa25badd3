import type { Random } from '#lib/random.ts';
import type { Inks } from '../inks.ts';
import type { Paint } from '../paint.ts';

/** What a motif is drawn with: the hour's inks, the campaign's paints, and its picture's chance. */
export interface Brush {
  inks: Inks;
  paint: Paint;
  random: Random;
}

/** Draws a motif around its foot, with its feet on 0. */
export type Draw = (brush: Brush) => string;
