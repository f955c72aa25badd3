import { EM, loadFaces } from '../share-pictures/font-faces.ts';
import { placeGlyphs } from '../share-pictures/shape-word.ts';
import type { PlacedGlyph } from '../share-pictures/shape-word.ts';
import { SPACE, wordsOf } from '../share-pictures/text-layout.ts';
import type { TextContent } from '../share-pictures/text-layout.ts';

/** Everything that a certificate says. */
export interface Certificate {
  hue: number;
  title: TextContent;
  /** The deed that it is for. */
  deed: TextContent;
  /** Set across the line, as large as it fits. */
  name: TextContent;
  days: TextContent;
  points: TextContent;
  /** The day on which it was made. */
  day: TextContent;
  /** The campaign's name. */
  from: TextContent;
}

/** An A4 sheet lying down, in pixels of the picture. */
export const SHEET = { width: 1754, height: 1240 };
export const LINE = 620;
export const STRIPE = 16;
const MARGIN = 110;
const ROOM = SHEET.width - 2 * MARGIN;
const LARGEST_NAME = 210;
const NAME_BELOW = 0.28;

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

/** The lines of a certificate, from the top. */
export async function layOutCertificate(says: Certificate): Promise<LaidLine[]> {
  const line = (content: TextContent, y: number, largest: number, tone: Tone) =>
    layOutLine(content, { y, largest, tone });
  const name = await line(says.name, 0, LARGEST_NAME, 'across');
  const others = await Promise.all([
    line(says.title, 210, 76, 'ink'),
    line(says.deed, 290, 42, 'ink'),
    line(says.days, 870, 64, 'on-dado'),
    line(says.points, 960, 64, 'on-dado'),
    line(says.from, 1110, 42, 'on-dado'),
    line(says.day, 1165, 34, 'on-dado'),
  ]);
  const [title, deed, ...below] = others;
  const across = { ...name, y: LINE + name.size * NAME_BELOW };
  // In the order in which they are read.
  return [title, deed, across, ...below];
}

interface Place {
  y: number;
  largest: number;
  tone: Tone;
}

async function layOutLine(
  { text, language }: TextContent,
  { y, largest, tone }: Place,
): Promise<LaidLine> {
  const faces = await loadFaces(language);
  let end = 0;
  const words = wordsOf(text).map((word) => {
    const { glyphs, advance } = placeGlyphs(word, language, faces);
    const at = end;
    end += advance + SPACE;
    return { text: word, at, glyphs };
  });
  const size = Math.min(largest, (ROOM * EM) / Math.max(1, end - SPACE));
  return { words, language, x: MARGIN, y, size, tone };
}
