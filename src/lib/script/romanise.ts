import { consonants, ownLetters, vowelSigns, vowelsAndNasals } from './sounds.ts';

/** An Indic word letter by letter in Latin, with every inherent `a`: विकास is `vikaasa`. */
export function romanise(word: string): string {
  let latin = '';
  let inherent = '';
  for (const letter of word) {
    const consonant = consonants[layoutOf(letter)];
    const sign = vowelSigns[layoutOf(letter)];
    latin += sign === undefined ? inherent + (consonant ?? otherSound(letter)) : sign;
    inherent = consonant === undefined ? '' : 'a';
  }
  return settled(latin + inherent);
}

/**
 * Unicode gives every Indic script the layout of Devanagari, so that one table of Devanagari
 * letters reads them all; letters that a script has for itself are named one by one.
 */
function layoutOf(letter: string): string {
  const own = ownLetters[letter];
  if (own !== undefined) return own;
  const codePoint = letter.codePointAt(0) ?? 0;
  const inLayout = codePoint >= 0x0980 && codePoint <= 0x0d7f;
  return inLayout ? String.fromCodePoint(0x0900 + (codePoint & 0x7f)) : letter;
}

/** Signs that are not sounded fall silent; what is not Indic stays as it is. */
function otherSound(letter: string): string {
  const silent = letter >= '\u0900' && letter <= '\u0d7f' ? '' : letter;
  return vowelsAndNasals[layoutOf(letter)] ?? silent;
}

/** Sounds that depend on their neighbours: ज्ञ is gy, सिंह is singh, a final visarga is breathed. */
function settled(latin: string): string {
  return latin
    .replace(/jñ/g, 'gy')
    .replace(/ñ/g, 'n')
    .replace(/ṃh/g, 'ngh')
    .replace(/ṃ/g, 'n')
    .replace(/ḥ$/, 'h')
    .replace(/ḥ/g, '');
}
