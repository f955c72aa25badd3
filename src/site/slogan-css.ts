import type { Language } from '#contract/languages.ts';
import { graphemesOf } from '#lib/script/grapheme.ts';

/** How wide a letter of a script is at weight 800 and width 100, in em: measured on the eleven slogans. */
const letterWidth: Partial<Record<Language, number>> = {
  en: 0.44,
  ta: 0.78,
  ml: 0.86,
  te: 0.74,
  kn: 0.72,
};

/** How many em the slogan is wide, as CSS: a long one is set smaller and still fits its wall. */
export function sloganCss(slogan: string, language: Language): string {
  const letters = graphemesOf(slogan).length;
  const em = Math.max(1.8, letters * (letterWidth[language] ?? 0.62));
  return `:root{--slogan-em:${em.toFixed(2)}}`;
}
