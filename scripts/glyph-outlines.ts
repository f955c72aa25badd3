/**
 * Writes src/art/covers/glyphs/<script>.ts: the outlines for lettering covers. A cover is served as
 * an image, where web fonts do not load, so its letters must be paths. Run again only when the
 * fonts or the list of letters change.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { create, type Font, type PathCommand } from 'fontkit';
import subsetFont from 'subset-font';
import { GLYPH_EM } from '../src/art/covers/glyphs/glyph.ts';

const PATH_LETTERS = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };
const INSTANCE = { wght: 800, wdth: 80 };
const FONTS = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const TABLES = new URL('../src/art/covers/glyphs/', import.meta.url);

/**
 * Code point ranges, first and last: independent vowels, consonants, and the vowel signs that stand
 * beside a consonant without changing it.
 */
const SCRIPTS: Readonly<Record<string, readonly (readonly [first: number, last: number])[]>> = {
  latin: [
    [0x2c, 0x2e],
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x61, 0x7a],
  ],
  devanagari: [
    [0x904, 0x939],
    [0x93e, 0x940],
    [0x94b, 0x94c],
    [0x958, 0x961],
  ],
  bangla: [
    [0x985, 0x9b9],
    [0x9be, 0x9c0],
    [0x9c7, 0x9c8],
    [0x9dc, 0x9e1],
  ],
  gurmukhi: [
    [0xa05, 0xa39],
    [0xa3e, 0xa40],
    [0xa59, 0xa5e],
  ],
  gujarati: [
    [0xa85, 0xab9],
    [0xabe, 0xac0],
    [0xacb, 0xacc],
  ],
  odia: [
    [0xb05, 0xb39],
    [0xb3e, 0xb3e],
    [0xb47, 0xb47],
    [0xb5c, 0xb61],
  ],
  tamil: [
    [0xb85, 0xbb9],
    [0xbbe, 0xbbe],
    [0xbc6, 0xbc8],
  ],
  telugu: [[0xc05, 0xc39]],
  kannada: [[0xc85, 0xcb9]],
  malayalam: [
    [0xd05, 0xd39],
    [0xd3e, 0xd40],
    [0xd46, 0xd47],
  ],
};

/** The scripts with another name in the font's file name. */
const SUBSETS: Readonly<Record<string, string>> = { bangla: 'bengali', odia: 'oriya' };

for (const [script, ranges] of Object.entries(SCRIPTS)) {
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  await writeFile(new URL(`${script}.ts`, TABLES), table(await instance(script, letters), letters));
}

/** The font of a script at one weight and width, with only the given letters. */
async function instance(script: string, letters: readonly string[]): Promise<Font> {
  const file = `anek-${script}/files/anek-${script}-${SUBSETS[script] ?? script}-standard-normal.woff2`;
  const variable = await readFile(new URL(file, FONTS));
  const options = { targetFormat: 'truetype', variationAxes: INSTANCE } as const;
  return create(await subsetFont(variable, letters.join(''), options));
}

function table(font: Font, letters: readonly string[]): string {
  const rows = letters
    .filter((letter) => font.hasGlyphForCodePoint(codePoint(letter)))
    .map((letter) => `  '${letter}': '${entry(font, letter)}',`);
  return [
    '/** Written by scripts/glyph-outlines.ts from Anek, SIL Open Font License 1.1. */',
    `export const GLYPHS: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n};`,
    '',
  ].join('\n');
}

/** The advance of a letter, and its outline. */
function entry(font: Font, letter: string): string {
  const glyph = font.glyphForCodePoint(codePoint(letter));
  const scale = GLYPH_EM / font.unitsPerEm;
  const advance = Math.round(glyph.advanceWidth * scale);
  return `${advance}${outline(glyph.path.commands, scale)}`;
}

/** Path data with y downwards, in whole units, relative to the pen to keep it short. */
function outline(commands: readonly PathCommand[], scale: number): string {
  let pen: [x: number, y: number] = [0, 0];
  let path = '';
  for (const { command, args } of commands) {
    if (command === 'closePath') {
      path += 'z';
      continue;
    }
    const points = args.map((value, index) =>
      Math.round(value * (index % 2 === 0 ? scale : -scale)),
    );
    const [x, y] = command === 'moveTo' ? [0, 0] : pen;
    path +=
      PATH_LETTERS[command] +
      numbers(points.map((value, index) => value - (index % 2 === 0 ? x : y)));
    pen = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  }
  return path;
}

function numbers(values: readonly number[]): string {
  return values.join(' ').replaceAll(' -', '-');
}

function codePoint(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
