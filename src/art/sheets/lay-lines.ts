import { EM, loadFaces } from '../share-pictures/font-faces.ts';
import { placeGlyphs } from '../share-pictures/shape-word.ts';
import { SPACE, fitText, leadingOf, wordsOf } from '../share-pictures/text-layout.ts';
import type { TextContent } from '../share-pictures/text-layout.ts';
import type { LaidLine, Tone } from './sheet.ts';

interface Place {
  x: number;
  /** The baseline, from the top. */
  y: number;
  /** The width that there is for it. */
  room: number;
  /** The size of letters that it has where there is room for it. */
  largest: number;
  tone: Tone;
}

interface Box {
  x: number;
  /** The top of the box. */
  y: number;
  width: number;
  height: number;
  /** The first size that fits is used. */
  sizes: readonly [number, ...number[]];
  tone: Tone;
}

interface Shaped {
  text: string;
  glyphs: LaidLine['words'][number]['glyphs'];
  advance: number;
}

/** Sets a text on one line, smaller where it is long. */
export async function layLine(content: TextContent, place: Place): Promise<LaidLine> {
  const { x, y, room, largest, tone } = place;
  const { words, end } = inRow(await shapeAll(content));
  const size = Math.min(largest, (room * EM) / Math.max(1, end));
  return { words, language: content.language, x, y, size, tone };
}

/** Sets a text in a box from its top; one that is too long for the smallest size ends with an ellipsis. */
export async function layParagraph(content: TextContent, box: Box): Promise<LaidLine[]> {
  const { language } = content;
  const [dots] = await shapeAll({ text: '…', language });
  const leading = leadingOf(language);
  const { size, lines } = fitText(await shapeAll(content), box, leading, dots);
  return lines.map((line, index) => ({
    words: inRow(line).words,
    language,
    x: box.x,
    size,
    tone: box.tone,
    y: box.y + (index + 0.75) * size * leading,
  }));
}

/** The height that lines take. */
export const heightOf = (lines: readonly LaidLine[]): number =>
  lines.reduce((sum, { size, language }) => sum + size * leadingOf(language), 0);

async function shapeAll({ text, language }: TextContent): Promise<Shaped[]> {
  const faces = await loadFaces(language);
  return wordsOf(text).map((word) => ({ text: word, ...placeGlyphs(word, language, faces) }));
}

/** Words one after the other, and where the last one ends. */
function inRow(shaped: readonly Shaped[]): { words: LaidLine['words']; end: number } {
  let next = 0;
  const words = shaped.map(({ text, glyphs, advance }) => {
    const at = next;
    next += advance + SPACE;
    return { text, at, glyphs };
  });
  return { words, end: next - SPACE };
}
