import type { Language } from '#contract/languages.ts';

/** The script of each language, by the names of the Anek fonts. */
export const SCRIPTS = {
  en: 'latin',
  hi: 'devanagari',
  mr: 'devanagari',
  bn: 'bangla',
  gu: 'gujarati',
  pa: 'gurmukhi',
  or: 'odia',
  ta: 'tamil',
  te: 'telugu',
  kn: 'kannada',
  ml: 'malayalam',
} as const satisfies Record<Language, string>;

/** A script with a font of its own. */
export type Script = (typeof SCRIPTS)[Language];

/** The scripts of India, which are loaded on top of Latin. */
export type IndicScript = Exclude<Script, 'latin'>;
