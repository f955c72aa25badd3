import { expect, test } from 'vitest';
import { blocksOf, changedBlocks, changesOf, plainText } from './behind.ts';

const body =
  '<p>One</p>\n<ul>\n<li>a</li>\n<li>b<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n<hr />\n<p>Two &amp; <br />three</p>';

test('the blocks of a body are its outermost elements', () => {
  expect(blocksOf(body).map((block) => block.slice(0, 6))).toEqual([
    '<p>One',
    '<ul>\n<',
    '<hr />',
    '<p>Two',
  ]);
});

test('a body as plain text has its blocks on lines of their own', () => {
  expect(plainText('<h2>How</h2>\n<p>Two &amp; <br />three</p>')).toBe('How\nTwo & \nthree');
  expect(plainText(null)).toBe('');
  expect(plainText(5)).toBe('5');
});

test('changed blocks are told by their places in the newer text', () => {
  expect(changedBlocks('<p>a</p><p>b</p><p>c</p>', '<p>a</p><p>x</p><p>c</p>')).toEqual([1]);
  expect(changedBlocks('<p>a</p>', '<p>a</p><p>new</p>')).toEqual([1]);
  expect(changedBlocks('<p>a</p>', '<p>a</p>')).toEqual([]);
});

test('what changed in a body is told word by word, with the blocks that stayed', () => {
  const before = '<p>Stays</p><p>Forty seats</p><p>Goes</p>';
  const now = '<p>Stays</p><p>Fifty seats</p>';
  expect(changesOf({ before, now })).toEqual([
    { kind: 'same', text: 'Stays\n' },
    { kind: 'gone', text: 'Forty' },
    { kind: 'new', text: 'Fifty' },
    { kind: 'same', text: ' seats' },
    { kind: 'gone', text: '\nGoes' },
  ]);
  expect(changesOf({ before: 'One', now: 'Two' })).toHaveLength(2);
});
