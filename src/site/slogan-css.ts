import type { Language } from '#contract/languages.ts';
import { graphemesOf } from '#lib/script/grapheme.ts';
import { DEFAULT_SLOGANS } from '#ui/fonts/default-slogans.ts';

/** How wide a letter of a script is at weight 800 and width 100, in em: measured on the eleven slogans. */
const letterWidth: Partial<Record<Language, number>> = {
  en: 0.44,
  bn: 0.68,
  or: 0.74,
  ta: 0.94,
  ml: 1.2,
  te: 0.74,
  kn: 0.72,
};

/** How deep the default slogans hang below their baseline, in em; those that are not here do not. */
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
 * How many em the slogan is wide, as CSS: a long one is set smaller and still fits its wall. And how
 * deep it hangs, where that is known; of other words the deepest ink of the script is expected.
 */
export function sloganCss(slogan: string, language: Language): string {
  const letters = graphemesOf(slogan).length;
  const em = Math.max(1.8, letters * (letterWidth[language] ?? 0.62));
  const depth = slogan === DEFAULT_SLOGANS[language] ? inkBelow[language] : undefined;
  const hangs = depth === undefined ? '' : `;--hang:${depth}`;
  return `:root{--slogan-em:${em.toFixed(2)}${hangs}}`;
}
