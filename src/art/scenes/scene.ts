import type { Motif } from '#contract/motifs.ts';
import type { Paint } from '../covers/paint.ts';

/** Draws a part of the town in some paint, without the objects that staff switched off. */
export type Scene = (paint: Paint, off: ReadonlySet<Motif>) => string;
