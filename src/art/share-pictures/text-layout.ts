import type { Language } from '#contract/languages.ts';
import { EM, loadFaces } from './font-faces.ts';
import { shapeWord } from './shape-word.ts';
import type { ShapedWord } from './shape-word.ts';

/** A text with its language. */
export interface TextContent {
  text: string;
  language: Language;
}

/** The box of a text, in pixels; the text is centred vertically. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The first size that fits is used. */
  sizes: readonly [number, ...number[]];
}

type Line = ShapedWord[];

/** The space of the Latin fonts, which stands between the words of every language. */
export const SPACE = 0.204 * EM;
/** The line height, in letter sizes: Indic vowel signs stand above and below their letters. */
const LEADING = { latin: 1.16, indic: 1.34 };
/** The height of letters above their baseline, in letter sizes. */
const RISE = 0.64;

/** Sets a text as SVG paths. A text too long for the smallest size ends with an ellipsis. */
export async function layOutText({ text, language }: TextContent, room: TextBox): Promise<string> {
  const faces = await loadFaces(language);
  const shaped = (word: string) => shapeWord(word, language, faces);
  const words = wordsOf(text).map(shaped);
  const leading = leadingOf(language);
  const { size, lines } = fitText(words, room, leading, shaped('…'));
  const step = size * leading;
  const first = room.y + (room.height - step * lines.length) / 2 + (step + size * RISE) / 2;
  return lines.map((line, index) => drawLine(line, room.x, first + index * step, size)).join('');
}

/** Sets words on one line, as outlines with y upwards in units of `EM`. */
export async function layOutLine({ text, language }: TextContent): Promise<ShapedWord> {
  const faces = await loadFaces(language);
  const line = { paths: '', advance: 0 };
  for (const word of wordsOf(text)) {
    const start = line.advance > 0 ? line.advance + SPACE : 0;
    const { paths, advance } = shapeWord(word, language, faces);
    line.paths += `<g transform="translate(${start} 0)">${paths}</g>`;
    line.advance = start + advance;
  }
  return line;
}

/** The line height of a language, in letter sizes. */
export const leadingOf = (language: string): number =>
  language === 'en' ? LEADING.latin : LEADING.indic;

export function wordsOf(text: string): string[] {
  return text.split(/[^\S\u00a0\u202f]+/u).filter(Boolean);
}

/** Words in lines, in the first size in which they fit; `dots` stand for what does not. */
export function fitText<Word extends { advance: number }>(
  words: readonly Word[],
  room: Pick<TextBox, 'width' | 'height' | 'sizes'>,
  leading: number,
  dots: Word | undefined,
): { size: number; lines: Word[][] } {
  const { width, height, sizes } = room;
  for (const size of sizes) {
    const lines = breakLines(words, (width * EM) / size);
    if (lines.length * size * leading <= height) return { size, lines };
  }
  const size = sizes.at(-1) ?? sizes[0];
  const [...lines] = breakLines(words, (width * EM) / size).slice(
    0,
    Math.floor(height / size / leading),
  );
  const last = lines.pop() ?? [];
  return { size, lines: [...lines, [...last.slice(0, -1), ...(dots ? [dots] : [])]] };
}

/** Breaks words into lines of a width; a longer word has a line of its own. */
function breakLines<Word extends { advance: number }>(
  words: readonly Word[],
  width: number,
): Word[][] {
  const lines: Word[][] = [];
  let used = Infinity;
  for (const word of words) {
    used += SPACE + word.advance;
    if (used <= width) lines.at(-1)?.push(word);
    else {
      lines.push([word]);
      used = word.advance;
    }
  }
  return lines;
}

function drawLine(line: Line, x: number, y: number, size: number): string {
  let at = 0;
  const words = line.map(({ paths, advance }) => {
    const word = `<g transform="translate(${at} 0)">${paths}</g>`;
    at += advance + SPACE;
    return word;
  });
  const scale = size / EM;
  return `<g transform="translate(${x} ${y.toFixed(1)}) scale(${scale} ${-scale})">${words.join('')}</g>`;
}
