import { latinDigits } from './digits.ts';

const MASK = '•••••';
/** Matches begin at the start of a word only: one that begins at each letter takes quadratic time. */
const ADDRESS = /(?<![^\s@<>()"',;:])[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[^\s@<>()"',;:]+/gu;
const NUMBER = /\+?\p{Nd}(?:[\s().\u2010-\u2015-]{0,2}\p{Nd}){6,}/gu;
const DATE = /^\d{1,2}[-./ ]\d{1,2}[-./ ]\d{4}$/;

/** A text with its telephone numbers and mail addresses covered, in digits of every script. */
export function maskContacts(text: string): string {
  return text
    .replace(ADDRESS, MASK)
    .replace(NUMBER, (number) => (DATE.test(latinDigits(number)) ? number : MASK));
}
