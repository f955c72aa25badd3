import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lexemes, termOf } from './lexemes.ts';
import { expandQuery, searchTerms, toTsquery } from './query.ts';

const termsOf = (rest: string) => lexemes({ title: '', summary: '', rest }).map(termOf);

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
  expect(termsOf(text)).toContain(searchTerms(typed)[0]?.crossScript);
});

test('all words must match, each in one of its forms', () => {
  expect(toTsquery(expandQuery('vikas 14'))).toBe("('vikas':* | '~viks':*) & ('14')");
});

test.each([
  [{ whole: true }, "('vikas') & ('14')"],
  [{ whole: true, inTitle: true }, "('vikas':A) & ('14':A)"],
  [{ inTitle: true, join: '|' }, "('vikas':*A | '~viks':*A) | ('14':A)"],
  [{ join: '<->' }, "('vikas':* | '~viks':*) <-> ('14')"],
] as const)('words may be looked for more strictly: %j', (manner, query) => {
  expect(toTsquery(expandQuery('vikas 14'), manner)).toBe(query);
});

test('a short sound matches whole words only', () => {
  expect(toTsquery(expandQuery('pani'))).toBe("('pani':* | '~pni')");
});

test('a slip of the keys may be corrected', () => {
  const corrections = (word: string) => (word === 'clinc' ? ['clinic', "o'brien | x"] : []);
  expect(toTsquery(expandQuery('clinc', corrections))).toBe(
    "('clinc':* | '~klink':* | 'clinic' | 'obrien' | 'x')",
  );
});

test.each(['', '   ', '!!!', "' & | ! ( ) : * \\"])('%j holds no word to look for', (typed) => {
  expect(toTsquery(expandQuery(typed))).toBeUndefined();
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
        expect(toTsquery(expandQuery(typed, () => [corrected])) ?? "('nothing')").toMatch(TSQUERY);
      },
    ),
  );
});
