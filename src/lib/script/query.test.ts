import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexTerms } from './index-terms.ts';
import { searchTerms, toTsquery } from './query.ts';

test('each typed word is also looked for in the other script', () => {
  expect(searchTerms('Vikas विकास 14')).toEqual([
    { word: 'vikas', prefix: true, crossScript: '~viks' },
    { word: 'विकास', prefix: true, crossScript: '^viks' },
    { word: '14', prefix: false, crossScript: '' },
  ]);
});

test.each([
  ['bus', 'बस अड्डा'],
  ['बस', 'The bus stand'],
  ['dhavri', 'धावरी में दवाखाना'],
  ['नीरावन', 'The Neeravan report'],
])('%s finds «%s»', (typed, text) => {
  expect(indexTerms(text)).toContain(searchTerms(typed)[0]?.crossScript);
});

test('all words must match, each in one of its forms', () => {
  expect(toTsquery('vikas 14')).toBe("('vikas':* | '~viks':*) & ('14')");
});

test('a short sound matches whole words only', () => {
  expect(toTsquery('pani')).toBe("('pani':* | '~pni')");
});

test('a slip of the keys may be corrected', () => {
  const corrections = (word: string) => (word === 'clinc' ? ['clinic', "o'brien | x"] : []);
  expect(toTsquery('clinc', corrections)).toBe(
    "('clinc':* | '~klink':* | 'clinic' | 'obrien' | 'x')",
  );
});

test.each(['', '   ', '!!!', "' & | ! ( ) : * \\"])('%j holds no word to look for', (typed) => {
  expect(toTsquery(typed)).toBeUndefined();
});

test('at most twelve words count', () => {
  expect(searchTerms(Array.from({ length: 50 }, (_, n) => `word${n}`).join(' '))).toHaveLength(12);
});

const TSQUERY =
  /^\('[^'\\]+'(?::\*)?(?: \| '[^'\\]+'(?::\*)?)*\)(?: & \('[^'\\]+'(?::\*)?(?: \| '[^'\\]+'(?::\*)?)*\))*$/;

test('nothing that is typed or corrected breaks the query', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (typed, corrected) => {
        expect(toTsquery(typed, () => [corrected]) ?? "('nothing')").toMatch(TSQUERY);
      },
    ),
  );
});
