import type { Language } from '#contract/languages.ts';
import type { PlacedGlyph } from '../share-pictures/shape-word.ts';

/** The colours of lines, by their place: above the line of the sheet, across it, and below. */
export type Tone = 'ink' | 'across' | 'on-dado';

/** One line of text: its words, and where each begins in units of `EM`. */
export interface LaidLine {
  words: { text: string; at: number; glyphs: PlacedGlyph[] }[];
  language: string;
  x: number;
  /** The baseline, from the top. */
  y: number;
  size: number;
  tone: Tone;
}

/** A picture or a printed page: limewash above, the painted dado below, and text that may cross the line. */
export interface Sheet {
  /** In pixels of the picture. */
  width: number;
  height: number;
  /** The dado line, from the top. */
  line: number;
  stripe: number;
  hue: number;
  /** In the order in which they are read. */
  lines: readonly LaidLine[];
  /** Drawings in SVG, as large as the sheet: behind the letters, and before them. */
  behind?: string;
  before?: string;
  /** For documents. */
  title: string;
  author: string;
  language: Language;
}

/** Paper of A4, whichever way it lies: its longer side in points. */
export const LONG_SIDE = 841.89;
