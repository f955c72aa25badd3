import type { Canvas } from '../canvas.ts';
import type { GROUNDS } from '../grounds/index.ts';
import type { LANDS } from '../motifs/lands.ts';
import type { Company } from '../people.ts';

/** Something on the wall, drawn over what came before it. */
export type Part = (canvas: Canvas) => string;

type Choices<Choice> = readonly [Choice, ...Choice[]];

/** What one picture of a subject puts on the wall. A choice among several is the picture's own. */
export interface Composition {
  name: string;
  /** Beyond the line. */
  land: Choices<keyof typeof LANDS>;
  ground: Choices<keyof typeof GROUNDS>;
  /** How near the painter stands: 1 as usual, more shows less and larger. */
  near?: number;
  /** On the line, back to front; and on the ground before it. */
  parts: readonly Part[];
  company: Company | 'crowd';
  /** One of these, or none, stands nearest of all, at the edge. */
  front?: Choices<Part>;
}
