import { expect, test } from 'vitest';
import { fnv1a } from './hash.ts';

test('a text always hashes to the published FNV-1a value', () => {
  expect(fnv1a('')).toBe(0x811c9dc5);
  expect(fnv1a('a')).toBe(0xe40c292c);
  expect(fnv1a('foobar')).toBe(0xbf9cf968);
});

test('text outside ASCII is hashed by its UTF-8 bytes', () => {
  expect(fnv1a('पास')).not.toBe(fnv1a('पाम'));
});
