import { bus } from '../covers/motifs/bus.ts';
import type { Paint } from '../covers/paint.ts';
import { svg } from '../covers/svg.ts';

/** The town bus alone, 88 × 37 units, wheels on the lower edge: about 208 px wide in the hero. */
export function townBus(paint: Paint): string {
  return svg(88, 37, `<g transform="translate(44 37)">${bus(paint)}</g>`);
}
