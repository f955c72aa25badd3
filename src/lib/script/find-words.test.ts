import { expect, test } from 'vitest';
import { createWordFinder } from './find-words.ts';
import { expandQuery } from './query.ts';

const foundIn = (text: string, typed: string, corrections?: (word: string) => string[]) =>
  createWordFinder(expandQuery(typed, corrections))(text).map(({ from, to }) =>
    text.slice(from, to),
  );

test.each([
  ['bus', 'The last buses, and Bus 14’s stop', ['buses', 'Bus']],
  ['14', 'Bus 14, not 140', ['14']],
  ['dawakhana', 'धावरी का नया दवाखाना खुला', ['दवाखाना']],
  ['दवाखाना', 'A dawakhana in Dhavri', ['dawakhana']],
  ['hindi', 'हिन्दी और हिंदी', ['हिन्दी', 'हिंदी']],
  ['146000', 'people: 1,46,000, of 2,00,000', ['1,46,000']],
  ['फ़र्श', 'फर्श और फ़र्श', ['फर्श', 'फ़र्श']],
])('%s is found in «%s»', (typed, text, found) => {
  expect(foundIn(text, typed)).toEqual(found);
});

test('a corrected word is found where a slip was typed', () => {
  expect(foundIn('The night clinic', 'clinc', () => ['clinic'])).toEqual(['clinic']);
});

test('each stretch says which of the typed words it is', () => {
  const find = createWordFinder(expandQuery('clinic night'));
  expect(find('Night clinic').map(({ typed }) => typed)).toEqual([[1], [0]]);
});
