import { expect, test } from 'vitest';
import { isIndic } from './indic.ts';

test.each(['विकास', 'বাংলা', 'ਪੰਜਾਬੀ', 'ગુજરાતી', 'ଓଡ଼ିଆ', 'தமிழ்', 'తెలుగు', 'ಕನ್ನಡ', 'മലയാളം', '14वाँ'])(
  '%s is Indic',
  (word) => {
    expect(isIndic(word)).toBe(true);
  },
);

test.each(['vikas', '14', '१४', '।', 'اردو', ''])('%s is not', (word) => {
  expect(isIndic(word)).toBe(false);
});
