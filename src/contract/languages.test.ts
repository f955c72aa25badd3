import { expect, test } from 'vitest';
import { languageOfPath, pathWithoutLanguage } from './languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/news', 'en', '/news'],
  ['/hi', 'hi', '/'],
  ['/hi/news?s=bus#top', 'hi', '/news?s=bus#top'],
  ['/hi?with=forgot', 'hi', '?with=forgot'],
  ['/hi.data', 'hi', '.data'],
  ['/history', 'en', '/history'],
] as const)('the page at %s is in %s, and %s without its language', (path, language, plain) => {
  expect(languageOfPath(path)).toBe(language);
  expect(pathWithoutLanguage(path)).toBe(plain);
});
