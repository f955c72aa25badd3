import { bus } from '../covers/motifs/bus.ts';
import { svg } from '../covers/svg.ts';
import type { Scene } from './scene.ts';

/** The town bus alone, 88 × 37 units, wheels on the lower edge: about 208 px wide in the hero. */
export const townBus: Scene = (paint, off) =>
  svg(88, 37, off.has('bus') ? '' : `<g transform="translate(44 37)">${bus(paint)}</g>`);
