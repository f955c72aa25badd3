import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['hi', 'hi'],
  ['HI-in', 'hi'],
  ['fr, de;q=0.9', 'en'],
  ['en;q=0.5, mr;q=0.8, hi;q=0.7', 'mr'],
  ['hi;q=0, ta', 'ta'],
  ['*', 'en'],
  ['constructor, __proto__', 'en'],
  [';;q=,,q=x', 'en'],
] as const)('who asks for %s reads %s', (header, language) => {
  expect(chooseLanguage(header, () => true)).toBe(language);
});

test('a language that is switched off falls to the next one', () => {
  expect(chooseLanguage('ta, hi;q=0.5', (language) => language !== 'ta')).toBe('hi');
});
