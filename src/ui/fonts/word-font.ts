import type { Language } from '#contract/languages.ts';
import { DEFAULT_SLOGANS } from './default-slogans.ts';

const LATIN = /[\u0020-\u007e\u00a0\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u202f]/u;

/**
 * Whether the small display font of a language can draw a whole slogan. It holds the letters of
 * the default slogan only; a word half in one font and half in another looks broken, so anything
 * else is set in the ordinary font of the script.
 */
export function wordFontCovers(language: Language, slogan: string): boolean {
  const drawn = new Set(DEFAULT_SLOGANS[language]);
  const isDrawn = (letter: string) =>
    drawn.has(letter) || (language !== 'en' && LATIN.test(letter));
  return [...slogan].every(isDrawn);
}
