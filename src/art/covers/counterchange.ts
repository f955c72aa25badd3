import type { Lettering } from './glyphs/lettering.ts';
import { box, n } from './svg.ts';

/** Lettering that changes colour at the dado line. */
export interface Counterchange {
  letters: Lettering;
  /** Left edge and baseline, pixels. */
  x: number;
  baseline: number;
  /** Pixels per glyph unit. */
  scale: number;
  /** Pixels from the top. */
  line: number;
  width: number;
  height: number;
  above: string;
  below: string;
  /** Makes the ids of this picture differ from those of other pictures on the page. */
  seed: number;
}

/** Two fields of colour, above and below the line, both clipped to the letters. */
export function counterchange(change: Counterchange): string {
  const { letters, x, baseline, scale, line, width, height, above, below, seed } = change;
  const id = `k${seed.toString(36)}`;
  const place = `translate(${n(x)} ${n(baseline)})scale(${Math.round(scale * 1000) / 1000})`;
  const cut = letters.shapes.replace(/^<(path|text)/, `<$1 transform="${place}"`);
  const field = (colour: string, y: number, depth: number) =>
    `<path fill="${colour}" d="${box(0, y, width, depth)}"/>`;
  return (
    `<clipPath id="${id}">${cut}</clipPath><g clip-path="url(#${id})">` +
    `${field(above, 0, line)}${field(below, line, height - line)}</g>`
  );
}
