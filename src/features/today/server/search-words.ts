import { tidyLine } from '#lib/tidy-text.ts';

const LONGEST = 60;
/** Runs of digits and addresses may be somebody's; they are not counted. */
const PERHAPS_PERSONAL = /\d[\d\s-]{4,}\d|@/;

/** Typed words as they are counted: in one spelling; undefined where it may be about a person. */
export function countedWords(typed: string): string | undefined {
  const words = tidyLine(typed).toLowerCase();
  if (words === '' || words.length > LONGEST || PERHAPS_PERSONAL.test(words)) return undefined;
  return words;
}
