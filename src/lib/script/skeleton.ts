import { loanwords } from './loanwords.ts';
import { romanise } from './romanise.ts';
import { words } from './words.ts';

/**
 * How a word sounds, as a short Latin key that is the same in every script and for every habit of
 * typing: विकास, vikas and vikaas are `viks`. Empty only for a text without a word.
 */
export function skeleton(word: string): string {
  let key = word;
  for (let next = folded(key); next !== key; next = folded(key)) key = next;
  return key;
}

/** Dropped vowels bring new neighbours together, so one pass may call for another. */
function folded(word: string): string {
  const known = words(word).join('').normalize('NFC');
  const latin = withoutAccents(romanise(loanwords.get(known) ?? known));
  return folds.reduce((key, [from, to]) => key.replace(from, to), latin) || known;
}

function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC');
}

/** Replacements, applied in this order; the comments name the habits of typing that they make one. */
const folds: readonly (readonly [from: RegExp, to: string])[] = [
  // school, block, catch, cement: English spellings of k, ch and s
  [/sch(?=[oe])/g, 'sk'],
  [/ck/g, 'k'],
  [/t?c+h+/g, 'ch'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/qu/g, 'kv'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/ow(?![aeiou])/g, 'o'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  // aspirates: phool and fool, dhavri and davri
  [/ph/g, 'f'],
  [/(?:chh*)+/g, 'ch'],
  [/([bdgjkst])h+/g, '$1'],
  // kehna and kahna
  [/[ae]+h/g, 'ah'],
  // paani, neeravan, skool, road, kaun, gaye, dunia
  [/ee|ii|ea/g, 'i'],
  [/oo|uu/g, 'u'],
  [/oa+/g, 'o'],
  [/a+u+|ou/g, 'o'],
  [/a+[iy]+[ie]*|e[iy]+/g, 'e'],
  [/iy/g, 'i'],
  [/([eou])y(?=[eiou])/g, '$1'],
  // the inherent vowel, kept where the next letter would be taken for part of the one before
  [/a+/g, 'a'],
  [/([^a])a(?!h|(?!n)\1)/g, '$1'],
  // sampark and sanpark
  [/m(?=[bfpsvy])/g, 'n'],
  [/([a-z])\1+/g, '$1'],
  // party and parti
  [/(.[^aeiou])y$/, '$1i'],
];
