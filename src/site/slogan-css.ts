import type { Language } from '#contract/languages.ts';
import { graphemesOf } from '#lib/script/grapheme.ts';
import { DEFAULT_SLOGANS } from '#ui/fonts/default-slogans.ts';
import longSloganCss from './long-slogan.css?inline';

/**
 * The width of a letter of each script at weight 800 and width 100, in em: measured on the eleven
 * slogans.
 */
const letterWidth: Partial<Record<Language, number>> = {
  en: 0.44,
  bn: 0.68,
  or: 0.74,
  ta: 0.94,
  ml: 1.2,
  te: 0.74,
  kn: 0.72,
};

/** The depth of each default slogan below its baseline, in em; 0 for those that are not listed. */
const inkBelow: Partial<Record<Language, number>> = {
  bn: 0.16,
  pa: 0.09,
  or: 0.11,
  ta: 0.28,
  te: 0.4,
  kn: 0.37,
  ml: 0.19,
};

/** The letters that a slogan of one line, and of two, has at most. */
const MOST_LETTERS = [14, 30] as const;
/** How much longer than the others the longest of several lines may be. */
const UNEVEN = 1.2;

/** The lines of a slogan on the wall, at most three; a single word stays in one. */
export function sloganLines(slogan: string): number {
  const fitting = MOST_LETTERS.filter((most) => lengthOf(slogan) > most).length + 1;
  return Math.min(fitting, slogan.trim().split(/\s+/u).length);
}

const lengthOf = (text: string) => graphemesOf(text).length;

/**
 * The width of the slogan's longest line in em and the number of its lines, as CSS, so that a long one is
 * set smaller and fits the wall; and its depth, where that was measured. Other slogans get the deepest ink
 * of their script.
 */
export function sloganCss(slogan: string, language: Language): string {
  const lines = sloganLines(slogan);
  const longestWord = Math.max(...slogan.split(/\s+/u).map(lengthOf));
  const letters =
    lines === 1 ? lengthOf(slogan) : Math.max(longestWord, (lengthOf(slogan) / lines) * UNEVEN);
  const em = Math.max(1.8, letters * (letterWidth[language] ?? 0.62));
  const depth = slogan === DEFAULT_SLOGANS[language] ? inkBelow[language] : undefined;
  const hangs = depth === undefined ? '' : `;--hang:${depth}`;
  const width = `--slogan-em:${em.toFixed(2)}`;
  if (lines === 1) return `:root{${width}${hangs}}`;
  return `:root{${width};--slogan-lines:${lines}}${longSloganCss}`;
}
