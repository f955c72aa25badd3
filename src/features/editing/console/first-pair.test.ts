import { expect, test } from 'vitest';
import { firstPair } from './first-pair.ts';

const row = (id: number, part: 'facts' | 'en', more: object = {}) => ({
  id,
  part,
  fields: ['title'],
  isLive: false,
  isNewest: false,
  ...more,
});
const live = { isLive: true };
const newest = { isNewest: true };

test('words that are not public yet are compared with the public ones, although facts went out later', () => {
  const rows = [
    row(5, 'facts', { ...live, ...newest }),
    row(4, 'en', newest),
    row(3, 'facts'),
    row(2, 'en'),
    row(1, 'en', live),
  ];
  expect(firstPair(rows)).toMatchObject({ a: { id: 1 }, b: { id: 4 } });
});

test('where nothing differs from what is public, the newest change is compared with the one before', () => {
  const rows = [
    row(4, 'facts', { ...newest, fields: [] }),
    row(3, 'en', newest),
    row(2, 'en'),
    row(1, 'facts'),
  ];
  expect(firstPair(rows)).toMatchObject({ a: { id: 2 }, b: { id: 3 } });
});
