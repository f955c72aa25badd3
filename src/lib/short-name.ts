import { firstGrapheme, graphemesOf } from './script/grapheme.ts';

/** Forms of address that stand before a name without a full stop; one with a full stop needs no list. */
const ADDRESSES = new Set(
  'dr prof adv mr mrs ms shri shree sri smt shrimati sushri thiru श्री श्रीमती सुश्री डॉ डॉक्टर प्रो'
    .normalize('NFC')
    .split(' '),
);

/** A name as lists show it: the first name, and the first letter of the last word, `Sarita K.` */
export function shortName(name: string): string {
  const [first = '', ...others] = wordsOf(name);
  const [initial] = graphemesOf(others.at(-1) ?? '');
  return initial ? `${first} ${initial}.` : first;
}

/** The name by which a letter greets: `Sarita`, also of `Dr. Sarita Kale` and `K. R. Sarita`. */
export const firstName = (name: string): string => wordsOf(name)[0] ?? '';

/** The letter that stands for a name: the first of the first name. */
export const signOf = (name: string): string => firstGrapheme(firstName(name));

/** The words of a name from the first name on; all of them where each is a form of address or an initial. */
function wordsOf(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !standsBefore(word));
  return first > 0 ? words.slice(first) : words;
}

/** Whether a word is a form of address or an initial: `Dr.`, `श्री`, `K.`, `M`. */
const standsBefore = (word: string) =>
  word.endsWith('.') || /^[A-Z]$/.test(word) || ADDRESSES.has(word.normalize('NFC').toLowerCase());
