import { latinDigits } from './digits.ts';
import { graphemesOf } from './script/grapheme.ts';

const NUMBER = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const YEAR = /^(?:19|20)\d\d$/;

/**
 * The sign of a title on its lettering cover: its main number in Latin digits (the first that
 * is not a year, else the first year), else the first letter of its first word that tells it from
 * others, as its own script writes it.
 */
export function initialOf(title: string, language: string): string {
  const all = (title.match(NUMBER) ?? []).map(latinDigits);
  const numbers = all.filter((number) => number.length <= LONGEST_NUMBER);
  return (
    numbers.find((number) => !YEAR.test(number)) ??
    numbers[0] ??
    firstCluster(tellingPart(title), language)
  );
}

/** Longer ones are telephone numbers and the like, which no cover has room for. */
const LONGEST_NUMBER = 9;

/** Words that many titles begin with: a wall of the letter T tells nobody anything. */
const COMMON = new Set(
  (
    'a an the to on of in at from for about before after by with why what how when where every ' +
    'letter form एक की का के में से पर और हर क्या क्यों कैसे चिट्ठी फ़ॉर्म'
  )
    .normalize('NFC')
    .split(' '),
);

/** A title from its first telling word on; the whole title where it has none. */
function tellingPart(title: string): string {
  const words = title.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}]+/gu);
  const telling = words.find(([word]) => !COMMON.has(word.toLowerCase()));
  return telling ? title.normalize('NFC').slice(telling.index) : title;
}

/** The first grapheme cluster that is a letter, in capitals where the script has them. */
export function firstCluster(title: string, language: string): string {
  const first = graphemesOf(title).find((grapheme) => /\p{L}/u.test(grapheme));
  return first?.toLocaleUpperCase(language) ?? '';
}
