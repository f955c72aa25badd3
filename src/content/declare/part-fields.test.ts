import { expect, test } from 'vitest';
import {
  changedFields,
  fieldsIn,
  isSameValue,
  mergeEdits,
  mergeForm,
  withField,
} from './part-fields.ts';

const said = (own: object, words: object = {}) => ({
  title: 'Library',
  summary: 'Old',
  body: null,
  ...own,
  words,
});

test('the fields of a language are its own and its words; facts are their own names', () => {
  expect(fieldsIn('en', said({}, { place: 'Ghat' }))).toEqual({
    title: 'Library',
    summary: 'Old',
    body: null,
    place: 'Ghat',
  });
  expect(fieldsIn('facts', { words: 300 })).toEqual({ words: 300 });
});

test('a field is written where it lies, and taken away when it has no value', () => {
  const written = withField('en', { title: 'Library' }, 'place', 'Ghat');
  expect(written).toEqual({ title: 'Library', words: { place: 'Ghat' } });
  expect(Object.keys(Object(withField('en', written, 'place', undefined)['words']))).toEqual([]);
  expect(Object.keys(withField('facts', { kind: 'short' }, 'kind', undefined))).toEqual([]);
});

const nothing = ['', null, undefined];

test('an empty text, null and a field that is left out are the same, and other than anything written', () => {
  for (const one of nothing) {
    for (const other of nothing) expect(isSameValue(one, other)).toBe(true);
    for (const written of [' ', 0, false, [], {}]) {
      expect([isSameValue(one, written), isSameValue(written, one)]).toEqual([false, false]);
    }
  }
});

test('a file whose keys the database put in another order is the same file', () => {
  const file = { key: 'a', name: 'A.pdf', focus: { x: 1, y: 2 } };
  expect(isSameValue(file, { focus: { y: 2, x: 1 }, name: 'A.pdf', key: 'a' })).toBe(true);
  expect(isSameValue(file, { ...file, focus: { x: 2, y: 1 } })).toBe(false);
  expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(isSameValue(1, '1')).toBe(false);
});

test('both edits are in the merged text where they are in different fields, on every level', () => {
  const merge = mergeEdits('en', {
    base: said({}),
    mine: said({ title: 'Mine' }),
    theirs: said({ summary: 'Theirs' }, { place: 'Ghat' }),
  });
  expect(merge).toEqual({
    content: said({ title: 'Mine', summary: 'Theirs' }, { place: 'Ghat' }),
    arrived: ['summary', 'place'],
    conflicts: [],
  });
});

test('a field that both wrote otherwise is a conflict that keeps mine, also where one side emptied it', () => {
  const base = said({});
  for (const empty of nothing) {
    const emptied = withField('en', base, 'summary', empty);
    const written = said({ summary: 'Longer' });
    const [one, other] = [
      mergeEdits('en', { base, mine: written, theirs: emptied }),
      mergeEdits('en', { base, mine: emptied, theirs: written }),
    ];
    expect(one).toEqual({ content: written, arrived: [], conflicts: ['summary'] });
    expect(other).toEqual({ content: emptied, arrived: [], conflicts: ['summary'] });
  }
});

test('a field that one side emptied in another way than the other is neither a conflict nor in the way of words', () => {
  for (const mine of nothing) {
    for (const theirs of nothing) {
      const before = said({ summary: mine });
      const emptied = withField('en', said({}), 'summary', theirs);
      expect(mergeEdits('en', { base: said({}), mine: before, theirs: emptied })).toEqual({
        content: before,
        arrived: [],
        conflicts: [],
      });
    }
    const written = said({ summary: 'Theirs' });
    const base = said({ summary: null });
    const merge = mergeEdits('en', { base, mine: said({ summary: mine }), theirs: written });
    expect(merge).toEqual({ content: written, arrived: ['summary'], conflicts: [] });
  }
});

test('what they took away is away, and no trace of it counts as a change', () => {
  const base = said({}, { place: 'Ghat', file: { key: 'a' } });
  const mine = said({ title: 'Mine' }, { place: 'Ghat', file: { key: 'a' } });
  const theirs = said({}, { file: { key: 'a' } });
  const { content } = mergeEdits('en', { base, mine, theirs });
  expect(Object.keys(Object(content['words']))).toEqual(['file']);
  expect(changedFields('en', content, said({ title: 'Mine' }, { file: { key: 'a' } }))).toEqual([]);
});

test('a form of facts takes in what they alone changed, and keeps mine where both did', () => {
  const base = { name: 'Poster', size: 'A3', price: 10 };
  const mine = { ...base, name: 'My poster', price: 12 };
  expect(mergeForm({ base, mine, theirs: { ...base, size: 'A2', price: 15 } })).toEqual({
    merged: { name: 'My poster', size: 'A2', price: 12 },
    theirs: { price: 15 },
  });
});
