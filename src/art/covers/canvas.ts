import type { Random } from '#lib/random.ts';
import type { Inks } from './inks.ts';
import type { Motif } from '#contract/motifs.ts';
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
  /** True when left and right have changed places. */
  mirrored: boolean;
  /** Objects that staff switched off. */
  off: ReadonlySet<Motif>;
}

/** How high the dado line runs, as a share of the picture's height. */
export const DADO_LINE = 0.62;

/** Where a motif stands, beside its place along the wall. */
export interface Standing {
  /** On top of the canvas scale. */
  size?: number;
  /** 0 at the dado line, 1 at the foot of the picture; what is nearer is larger. */
  depth?: number;
  flip?: boolean;
}

/** Stands a motif on the ground, unless it is switched off. */
export function stand(
  { off, horizon, height, scale }: Canvas,
  motif: Motif,
  x: number,
  body: string,
  { size = 1, depth = 0, flip = false }: Standing = {},
): string {
  if (off.has(motif)) return '';
  const nearness = 1 + depth * 0.5;
  return at(
    { x, y: horizon + (height - horizon) * depth, scale: scale * size * nearness, flip },
    body,
  );
}
