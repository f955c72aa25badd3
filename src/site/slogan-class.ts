import type { Language } from '#contract/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { wordFontCovers } from '#ui/fonts/word-font.ts';
import { sloganLines } from './slogan-css.ts';

/**
 * Adds the small display font where it has every letter of the slogan, else the script's own font serves;
 * and tells a slogan of several lines.
 */
export function sloganClass(base: string, language: Language, slogan = ''): string {
  return classNames(
    base,
    wordFontCovers(language, slogan) && 'type-word-drawn',
    sloganLines(slogan) > 1 && 'slogan-long',
  );
}
