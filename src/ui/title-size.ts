import { graphemesOf } from '#lib/script/grapheme.ts';

const FULL_SIZE = 12;
const SMALLER = 15;
/**
 * Letters of these scripts are about so much wider than Latin ones; a conjunct counts as one
 * letter.
 */
const WIDE_LETTER = { width: 1.7, script: /[\u0900-\u0dff]/u };
const WIDEST_LETTER = { width: 2.3, script: /[\u0b80-\u0bff\u0d00-\u0d7f]/u };

/**
 * The size class of a page title, so that its longest word fits a phone unbroken: undefined for the
 * full size. Measured in Latin letters.
 */
export function titleSize(title: string): 'long' | 'longest' | undefined {
  const longest = Math.max(...title.split(/\s+/u).map(wordLength));
  if (longest <= FULL_SIZE) return undefined;
  return longest <= SMALLER ? 'long' : 'longest';
}

/** The length of a word in Latin letters. */
export function wordLength(word: string): number {
  return graphemesOf(word).reduce((length, letter) => length + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (WIDEST_LETTER.script.test(letter)) return WIDEST_LETTER.width;
  return WIDE_LETTER.script.test(letter) ? WIDE_LETTER.width : 1;
}
