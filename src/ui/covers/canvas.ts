import type { Random } from '#lib/random.ts';
import type { Inks } from './inks.ts';
import type { Motif } from './motif-list.ts';
import type { Paint } from './paint.ts';
import { at } from './svg.ts';

/** The wall a mural is painted on. */
export interface Canvas {
  width: number;
  height: number;
  /** Where the dado line runs, from the top. */
  horizon: number;
  /** Pixels to one motif unit at the dado line. */
  scale: number;
  inks: Inks;
  paint: Paint;
  random: Random;
  /** Objects that staff switched off. */
  off: ReadonlySet<Motif>;
}

/** How high the dado line runs, as a share of the picture's height. */
export const DADO_LINE = 0.62;

/** Stands a motif on the dado line, unless it is switched off. `size` is on top of the canvas scale. */
export function stand(
  canvas: Canvas,
  motif: Motif,
  x: number,
  body: string,
  { size = 1, flip = false } = {},
): string {
  if (canvas.off.has(motif)) return '';
  return at({ x, y: canvas.horizon, scale: canvas.scale * size, flip }, body);
}
