import type { Canvas } from '../canvas.ts';

/** What one subject puts on the wall, back to front: the dado line is painted over the ground. */
export interface Composition {
  /** Flat-topped hills instead of soft ones. */
  plateau: boolean;
  ground: (canvas: Canvas) => string;
  /** What stands on the line and what lies before it. */
  subject: (canvas: Canvas) => string;
}

/** A place along the wall, given as a share of the width with some freedom to either side. */
export function along({ width, random }: Canvas, share: number, freedom = 0.06): number {
  return width * (share + (random() * 2 - 1) * freedom);
}
