import { expect, test } from 'vitest';
import { textOf, wordDiff } from './word-diff.ts';

test('words that were taken out and put in are told apart from those that stay', () => {
  expect(wordDiff('Forty seats until nine', 'Forty-two seats until ten')).toMatchObject([
    { kind: 'out', text: 'Forty' },
    { kind: 'in', text: 'Forty-two' },
    { kind: 'same', text: ' seats until ' },
    { kind: 'out', text: 'nine' },
    { kind: 'in', text: 'ten' },
  ]);
});

test('Hindi is compared by its words as well', () => {
  expect(wordDiff('चालीस सीटें', 'पचास सीटें').map(({ kind }) => kind)).toEqual(['out', 'in', 'same']);
});

test('a body is read as its paragraphs, without its tags', () => {
  expect(textOf('<p>Tea &amp; <strong>bread</strong></p><ul><li>One</li></ul>')).toBe(
    'Tea & bread\nOne',
  );
});
