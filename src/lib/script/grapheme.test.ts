import { expect, test } from 'vitest';
import { firstGrapheme } from './grapheme.ts';

test.each([
  ['Avani Sohane', 'A'],
  ['“Ask me”', 'A'],
  ['नीरावन', 'नी'],
  ['क्षेत्र', 'क्षे'],
  ['தமிழ்', 'த'],
  [' 14 buses', '1'],
  ['e\u0301cole', '\u00e9'],
  ['—', ''],
])('the first letter of %s is %s', (text, letter) => {
  expect(firstGrapheme(text)).toBe(letter);
});
