/** The site's eleven languages, each by its own name; `locale` is for Intl (Latin numerals). */
export const languages = {
  en: { name: 'English', locale: 'en-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN-u-nu-latn' },
  mr: { name: 'मराठी', locale: 'mr-IN-u-nu-latn' },
  bn: { name: 'বাংলা', locale: 'bn-IN-u-nu-latn' },
  gu: { name: 'ગુજરાતી', locale: 'gu-IN-u-nu-latn' },
  pa: { name: 'ਪੰਜਾਬੀ', locale: 'pa-IN-u-nu-latn' },
  or: { name: 'ଓଡ଼ିଆ', locale: 'or-IN-u-nu-latn' },
  ta: { name: 'தமிழ்', locale: 'ta-IN-u-nu-latn' },
  te: { name: 'తెలుగు', locale: 'te-IN-u-nu-latn' },
  kn: { name: 'ಕನ್ನಡ', locale: 'kn-IN-u-nu-latn' },
  ml: { name: 'മലയാളം', locale: 'ml-IN-u-nu-latn' },
} as const;

export type Language = keyof typeof languages;

/** The language that everything is written in first, and that every gap falls back to. */
export const primaryLanguage: Language = 'en';

export const allLanguages = Object.keys(languages) as [Language, ...Language[]];

export function isLanguage(value: string): value is Language {
  return Object.hasOwn(languages, value);
}

/** The address of a page in a language: English at `/news`, Hindi at `/hi/news`. No path leads home. */
export function localPath(language: Language, path: string): string {
  if (language === primaryLanguage) return path || '/';
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language of a page by its address: Hindi at `/hi/news`, English where none is named. */
export function languageOfPath(path: string): Language {
  const first = path.split(/[/.?#]/, 2)[1] ?? '';
  return isLanguage(first) ? first : primaryLanguage;
}

/** The path of a page as it is in English: `/news` for `/hi/news`. */
export function pathWithoutLanguage(path: string): string {
  const language = languageOfPath(path);
  if (language === primaryLanguage) return path;
  return path.slice(language.length + 1) || '/';
}
