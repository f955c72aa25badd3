import { graphemesOf } from '#lib/script/grapheme.ts';
import { n } from '../svg.ts';
import { GLYPHS as BANGLA } from './bangla.ts';
import { GLYPHS as DEVANAGARI } from './devanagari.ts';
import { type Glyph, glyph, GLYPH_EM } from './glyph.ts';
import { GLYPHS as GUJARATI } from './gujarati.ts';
import { GLYPHS as GURMUKHI } from './gurmukhi.ts';
import { GLYPHS as KANNADA } from './kannada.ts';
import { GLYPHS as LATIN } from './latin.ts';
import { GLYPHS as MALAYALAM } from './malayalam.ts';
import { GLYPHS as ODIA } from './odia.ts';
import { GLYPHS as TAMIL } from './tamil.ts';
import { GLYPHS as TELUGU } from './telugu.ts';

const ENTRIES: Readonly<Record<string, string>> = {
  ' ': '96',
  ...LATIN,
  ...DEVANAGARI,
  ...BANGLA,
  ...GURMUKHI,
  ...GUJARATI,
  ...ODIA,
  ...TAMIL,
  ...TELUGU,
  ...KANNADA,
  ...MALAYALAM,
};

/** Letters ready to be drawn at 1 px to the unit, 500 units to the em, on a baseline at 0. */
export interface Lettering {
  /** SVG shapes: outlines where we have them, else text in the page's own font. */
  shapes: string;
  /** Units; a guess for text. */
  width: number;
  /** Units from the baseline to the top of the ink; a guess for text. */
  rise: number;
}

/** Draws a text as outlines; text we have no outlines for stays text and takes the device's font. */
export function lettering(text: string): Lettering {
  const entries = entriesOf(text);
  return entries ? outlined(entries.map(glyph)) : asText(text);
}

/**
 * A letter with its vowel signs, or without them where we have outlines of it alone: a device that
 * lacks the script would show an empty box for text.
 */
export function signLettering(sign: string): Lettering {
  const [letter = ''] = sign;
  return lettering(entriesOf(sign) || !entriesOf(letter) ? sign : letter);
}

function entriesOf(text: string): string[] | undefined {
  if (FUSED.test(text)) return undefined;
  const entries = [...inDrawingOrder(text)].map((letter) => ENTRIES[letter]);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function outlined(glyphs: readonly Glyph[]): Lettering {
  let pen = 0;
  const parts = glyphs.map(({ advance, outline }) => {
    const shape = moved(outline, pen);
    pen += advance;
    return shape;
  });
  const rise = Math.max(1, ...glyphs.map((one) => one.rise));
  return { shapes: `<path d="${parts.join('')}"/>`, width: Math.max(1, pen), rise };
}

/** Gujarati ja takes a shape of its own with a vowel sign, which two outlines cannot make. */
const FUSED = /જ[ાિીોૌ]/u;

/** Vowel signs that are written after their consonant and drawn before it. */
const DRAWN_FIRST = /(\p{L})([ििিেৈਿિେெேைെേ])/gu;

function inDrawingOrder(text: string): string {
  return text.replace(DRAWN_FIRST, '$2$1');
}

/** Moves an outline to the right: only its absolute Ms name a place. */
function moved(outline: string, by: number): string {
  return outline.replace(/M(-?\d+)/g, (_, x: string) => `M${Number(x) + by}`);
}

const TEXT_CLUSTER = 290;
const TEXT_RISE = 330;

function asText(text: string): Lettering {
  const clusters = graphemesOf(text).length;
  const shapes = `<text font-family="Anek,system-ui,sans-serif" font-weight="800" font-size="${n(GLYPH_EM)}">${escapeXml(text)}</text>`;
  return { shapes, width: clusters * TEXT_CLUSTER, rise: TEXT_RISE };
}

/** Text as it may stand inside an SVG element. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
