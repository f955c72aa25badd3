import type { Language } from '#contract/languages.ts';
import { graphemesOf } from '#lib/script/grapheme.ts';
import { DEFAULT_SLOGANS } from '#ui/fonts/default-slogans.ts';

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

/**
 * The width of the slogan in em, as CSS, so that a long one is set smaller and fits the wall; and
 * its depth, where that was measured. Other slogans get the deepest ink of their script.
 */
export function sloganCss(slogan: string, language: Language): string {
  const letters = graphemesOf(slogan).length;
  const em = Math.max(1.8, letters * (letterWidth[language] ?? 0.62));
  const depth = slogan === DEFAULT_SLOGANS[language] ? inkBelow[language] : undefined;
  const hangs = depth === undefined ? '' : `;--hang:${depth}`;
  return `:root{--slogan-em:${em.toFixed(2)}${hangs}}`;
}
