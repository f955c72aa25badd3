import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import type { Language } from '#contract/languages.ts';
import type { PictureFace } from './font-faces.ts';

/** A word as outlines, with its baseline at 0 and y upwards, in units of `EM`. */
export interface ShapedWord {
  paths: string;
  advance: number;
}

interface Run {
  face: PictureFace;
  text: string;
}

/**
 * Shapes the letters of a word by the rules of its script. Letters that no face has are left out.
 */
export function shapeWord(
  text: string,
  language: Language,
  faces: readonly PictureFace[],
): ShapedWord {
  const word = { paths: '', advance: 0 };
  for (const run of runsOf(text, faces)) append(word, run, language);
  return word;
}

function append(word: ShapedWord, { face: { font }, text }: Run, language: Language): void {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(font, buffer);
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
    const place = `translate(${word.advance + xOffset} ${yOffset})`;
    word.paths += `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
    word.advance += xAdvance;
  }
}

/** Splits a word into parts that one face can draw. */
function runsOf(text: string, faces: readonly PictureFace[]): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const face = faceFor(letter, last?.face, faces);
    if (face && face === last?.face) last.text += letter;
    else if (face) runs.push({ face, text: letter });
  }
  return runs;
}

const NARROW_SPACE = '\u202f';

/** The face of a letter; signs that several scripts share stay with the letters before them. */
function faceFor(letter: string, last: PictureFace | undefined, faces: readonly PictureFace[]) {
  // HarfBuzz derives the narrow space from the plain one.
  const point = (letter === NARROW_SPACE ? ' ' : letter).codePointAt(0) ?? 0;
  const [latin] = faces;
  if (latin?.letters.has(point)) return latin;
  return last?.letters.has(point) ? last : faces.find(({ letters }) => letters.has(point));
}
