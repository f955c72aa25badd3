import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { words } from './words.ts';

test('a text falls into its words, without punctuation or capitals', () => {
  expect(words('Night clinic opens in Dhavri, 600 steps from the bus stand.')).toEqual(
    'night clinic opens in dhavri 600 steps from the bus stand'.split(' '),
  );
});

test('Indic words keep their vowel signs', () => {
  expect(words('बस 14 की फेरी। தமிழ் செய்தி')).toEqual(['बस', '14', 'की', 'फेरी', 'தமிழ்', 'செய்தி']);
});

test.each([
  ['a nukta is often left out', 'सड़क', 'सडक'],
  ['a nukta comes as one letter or two', '\u095b', 'ज\u093c'],
  ['a joiner changes the look only', 'क्\u200dष', 'क्ष'],
  ['half nasals and dots are one', 'हिन्दी', 'हिंदी'],
  ['चाँद is चांद', 'चाँद', 'चांद'],
  ['a chillu may be typed as a dead consonant', 'അവൻ', 'അവന്\u200d'],
  ['numerals of a script are numbers', '२०२४', '2024'],
  ['an accent comes as one letter or two', 'caf\u00e9', 'cafe\u0301'],
])('%s', (_, one, other) => {
  expect(words(one)).toEqual(words(other));
});

test('न्न is no nasal sign: अन्न keeps its letters', () => {
  expect(words('अन्न')).toEqual(['अन्न']);
});

test('a grouped number is one word, a row of numbers is not', () => {
  expect(words('1,46,000 people')).toEqual(['146000', 'people']);
  expect(words('1,234,567')).toEqual(['1234567']);
  expect(words('wards 3,5,12 in 2019,2020')).toEqual([
    'wards',
    '3',
    '5',
    '12',
    'in',
    '2019',
    '2020',
  ]);
});

test('an owner is found by name', () => {
  expect(words("Dhavri's Dhavri’s O'Brien")).toEqual(['dhavri', 'dhavri', 'obrien']);
});

test('a text without a word has none', () => {
  expect(words(' !!! — \u093e ')).toEqual([]);
});

test('words of words are the same words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = words(text);
      expect(words(once.join(' '))).toEqual(once);
    }),
  );
});
