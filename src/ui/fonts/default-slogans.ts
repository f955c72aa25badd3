import type { Language } from '#contract/languages.ts';

/**
 * The slogan until the settings have another; the small display fonts hold its letters. A narrow
 * space keeps the danda from reading as a vowel sign.
 */
export const DEFAULT_SLOGANS: Readonly<Record<Language, string>> = {
  en: 'Near.',
  hi: 'पास\u202f।',
  mr: 'जवळ\u202f।',
  bn: 'কাছে\u202f।',
  gu: 'પાસે.',
  pa: 'ਨੇੜੇ\u202f।',
  or: 'ପାଖରେ\u202f।',
  ta: 'அருகில்.',
  te: 'దగ్గర.',
  kn: 'ಹತ್ತಿರ.',
  ml: 'അടുത്ത്.',
};
