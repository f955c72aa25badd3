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

/** A glyph where it stands, in units of `EM` from the beginning of its word. */
export interface PlacedGlyph {
  face: PictureFace;
  id: number;
  x: number;
  y: number;
  advance: number;
  /** The letters that it and the glyphs after it stand for; empty for these. */
  letters: string;
}

/**
 * Shapes the letters of a word by the rules of its script. Letters that no face has are left out.
 */
export function shapeWord(
  text: string,
  language: Language,
  faces: readonly PictureFace[],
): ShapedWord {
  const { glyphs, advance } = placeGlyphs(text, language, faces);
  const paths = glyphs.map(
    ({ face, id, x, y }) =>
      `<path transform="translate(${x} ${y})" d="${face.font.glyphToPath(id)}"/>`,
  );
  return { paths: paths.join(''), advance };
}

/** The glyphs of a word, in the order in which they are drawn. */
export function placeGlyphs(text: string, language: Language, faces: readonly PictureFace[]) {
  const glyphs: PlacedGlyph[] = [];
  let advance = 0;
  for (const run of runsOf(text, faces)) advance = append(glyphs, advance, run, language);
  return { glyphs, advance };
}

function append(glyphs: PlacedGlyph[], from: number, { face, text }: Run, language: Language) {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(face.font, buffer);
  let at = from;
  const shaped = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(shaped.map(({ cluster }) => cluster)), text.length];
  for (const [index, glyph] of shaped.entries()) {
    const { codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
    const isFirst = shaped[index - 1]?.cluster !== cluster;
    const end = Math.min(...starts.filter((start) => start > cluster));
    const letters = isFirst ? text.slice(cluster, end) : '';
    glyphs.push({ face, id, x: at + xOffset, y: yOffset, advance: xAdvance, letters });
    at += xAdvance;
  }
  return at;
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
