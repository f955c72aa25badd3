import { shareSize } from '#contract/share-address.ts';
import { EM } from './font-faces.ts';
import type { ShapedWord } from './shape-word.ts';

const { width, height } = shareSize;
/** The dado line of a picture, in pixels from its top. */
export const LINE = 392;

interface Across {
  /** The distance of the words from the left, in pixels. */
  margin: number;
  /** The most that they may take of the width, in pixels. */
  room: number;
  /** The size of letters that they have where there is room for it, in pixels. */
  largest: number;
  /** The distance of the baseline below the line, in letter sizes. */
  below: number;
  colours: Record<'brand' | 'on-dado', string>;
}

/** The thickness of the line in pixels: thinner than usual under small letters, which it would hide. */
export const stripeUnder = (letters: number, usual: number) =>
  Math.min(usual, Math.round(letters / 10));

/** Words across the dado line, as large as they fit, in two colours that change at it. */
export function layAcross({ paths, advance }: ShapedWord, across: Across) {
  const { margin, room, largest, below, colours } = across;
  const size = Math.min(largest, (room * EM) / advance);
  const scale = size / EM;
  const baseline = LINE + size * below;
  const half = (colour: string, top: number, tall: number) =>
    `<svg x="0" y="${top}" width="${width}" height="${tall}" viewBox="0 ${top} ${width} ${tall}">` +
    `<g fill="${colour}" transform="translate(${margin} ${baseline}) scale(${scale} ${-scale})">${paths}</g></svg>`;
  const shapes = half(colours.brand, 0, LINE) + half(colours['on-dado'], LINE, height - LINE);
  return { shapes, size };
}
