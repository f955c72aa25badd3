import { type Random, chance } from '#lib/random.ts';
import type { Inks } from '../inks.ts';
import { box, fill } from '../svg.ts';

/** A window's left edge and top, in the motif's own units. */
export interface Opening {
  x: number;
  y: number;
}

/** A row of two-paned windows under small lintels; by night some of them are lit. */
export function windows(inks: Inks, random: Random, openings: readonly Opening[], size: number) {
  const pane = size * 0.45;
  const dark: string[] = [];
  const lit: string[] = [];
  for (const { x, y } of openings) {
    const side = chance(random, inks.litShare) ? lit : dark;
    side.push(box(x, y, pane, size), box(x + size - pane + 0.2, y, pane, size));
  }
  const lintels = openings.map(({ x, y }) => box(x - 1.2, y - 1.8, size + 2.6, 1.2));
  return fill(inks.trim, ...lintels) + fill(inks.glass, ...dark) + fill(inks.lit, ...lit);
}
