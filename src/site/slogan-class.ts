import type { Language } from '#contract/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { wordFontCovers } from '#ui/fonts/word-font.ts';

/** Adds the small display font where it has every letter of the slogan; otherwise the script's own font serves. */
export function sloganClass(base: string, language: Language, slogan = ''): string {
  return classNames(base, wordFontCovers(language, slogan) && 'type-word-drawn');
}
