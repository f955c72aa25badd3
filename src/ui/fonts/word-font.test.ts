import { expect, test } from 'vitest';
import { allLanguages } from '#contract/languages.ts';
import { DEFAULT_SLOGANS } from './default-slogans.ts';
import { wordFontCovers } from './word-font.ts';

test('every default slogan is drawn by its own display font', () => {
  for (const language of allLanguages) {
    expect(wordFontCovers(language, DEFAULT_SLOGANS[language])).toBe(true);
  }
});

test('the danda may stand close or apart', () => {
  expect(wordFontCovers('hi', 'पास।')).toBe(true);
});

test('a slogan with a letter that the display font lacks is left to the font of the script', () => {
  expect(wordFontCovers('hi', 'साथ।')).toBe(false);
});

test('an English slogan of other letters is left to the display font', () => {
  expect(wordFontCovers('en', 'Onward.')).toBe(false);
});
