import type { Motif } from '#contract/motifs.ts';
import type { Random } from '#lib/random.ts';
import type { Inks } from './inks.ts';
import type { Paint } from './paint.ts';
import { at } from './svg.ts';

/** The wall a mural is painted on. */
export interface Canvas {
  width: number;
  height: number;
  /** The distance of the dado line from the top. */
  horizon: number;
  /** Pixels per motif unit at the dado line. */
  scale: number;
  inks: Inks;
  paint: Paint;
  random: Random;
  /** Whether left and right are swapped. */
  mirrored: boolean;
  /** Objects that staff switched off. */
  off: ReadonlySet<Motif>;
}

/** The height of the dado line, as a share of the picture's height. */
export const DADO_LINE = 0.62;

/** The placing of a motif, besides its position along the wall. */
export interface Placement {
  /** Multiplies the canvas scale. */
  size?: number;
  /** 0 at the dado line, 1 at the foot of the picture; nearer motifs are larger. */
  depth?: number;
  flip?: boolean;
}

/** Places a motif on the ground, unless it is switched off. */
export function stand(
  { off, horizon, height, scale }: Canvas,
  motif: Motif,
  x: number,
  body: string,
  { size = 1, depth = 0, flip = false }: Placement = {},
): string {
  if (off.has(motif)) return '';
  const nearness = 1 + depth * 0.5;
  return at(
    { x, y: horizon + (height - horizon) * depth, scale: scale * size * nearness, flip },
    body,
  );
}
