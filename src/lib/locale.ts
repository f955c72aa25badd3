/** The Intl locale of a language of the site (`hi`) as India writes it, in Latin numerals. */
export function indianLocale(language: string): string {
  return `${language}-IN-u-nu-latn`;
}
