/** The blocks of the nine scripts from Devanagari to Malayalam, laid out side by side in Unicode. */
const INDIC_LETTER = /(?=[\u0900-\u0d7f])\p{L}/u;

/** Whether the word holds a letter of one of the site's Indic scripts. */
export function isIndic(word: string): boolean {
  return INDIC_LETTER.test(word);
}
