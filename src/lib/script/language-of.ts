/** One language for each script of the site; Devanagari is Hindi's and Marathi's. */
const scripts = [
  { languages: ['hi', 'mr'], letter: /\p{Script=Devanagari}/u },
  { languages: ['bn'], letter: /\p{Script=Bengali}/u },
  { languages: ['gu'], letter: /\p{Script=Gujarati}/u },
  { languages: ['pa'], letter: /\p{Script=Gurmukhi}/u },
  { languages: ['or'], letter: /\p{Script=Oriya}/u },
  { languages: ['ta'], letter: /\p{Script=Tamil}/u },
  { languages: ['te'], letter: /\p{Script=Telugu}/u },
  { languages: ['kn'], letter: /\p{Script=Kannada}/u },
  { languages: ['ml'], letter: /\p{Script=Malayalam}/u },
] as const;

/**
 * The language whose script a text is written in, where the page's own does not write so: what
 * people type is set in lines as far apart as its letters need. Latin letters fit everywhere.
 */
export function languageOfScript(text: string, ofPage: string): string | undefined {
  const languages: readonly string[] =
    scripts.find(({ letter }) => letter.test(text))?.languages ?? [];
  return languages.includes(ofPage) ? undefined : languages[0];
}
