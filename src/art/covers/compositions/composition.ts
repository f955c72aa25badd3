import type { Canvas } from '../canvas.ts';
import type { GROUNDS } from '../grounds/index.ts';
import type { LANDS } from '../motifs/lands.ts';
import type { Company } from '../people.ts';

/** Draws something on the wall, over the earlier parts. */
export type Part = (canvas: Canvas) => string;

type Choices<Choice> = readonly [Choice, ...Choice[]];

/**
 * The content of one picture of a subject. Where there are several choices, each picture makes its
 * own.
 */
export interface Composition {
  name: string;
  /** The land beyond the line. */
  land: Choices<keyof typeof LANDS>;
  ground: Choices<keyof typeof GROUNDS>;
  /** The closeness of the view: 1 by default; more shows less and larger. */
  near?: number;
  /** The parts on the line, back to front, and those on the ground before it. */
  parts: readonly Part[];
  company: Company | 'crowd';
  /** One of these, or none, is nearest of all, at the edge. */
  front?: Choices<Part>;
}
