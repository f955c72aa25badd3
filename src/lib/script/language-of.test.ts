import { expect, test } from 'vitest';
import { languageOfScript } from './language-of.ts';

test.each([
  ['रामचंद्रन्', 'en', 'hi'],
  ['Ila रामचंद्रन्', 'en', 'hi'],
  ['রবি', 'hi', 'bn'],
  ['కావేరి', 'en', 'te'],
  ['रामचंद्रन्', 'mr', undefined],
  ['रामचंद्रन्', 'hi', undefined],
  ['Kaveri', 'hi', undefined],
  ['98765 43210', 'en', undefined],
])('%s on a page in %s is set as %s', (text, ofPage, language) => {
  expect(languageOfScript(text, ofPage)).toBe(language);
});
