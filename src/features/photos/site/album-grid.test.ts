import { describe, expect, test } from 'vitest';
import { albumGrid } from './album-grid.ts';

/** The filled width of each row, in percent. */
function rowsOf(proportions: readonly number[]): number[] {
  const { room, firsts } = albumGrid(proportions);
  const rows: number[] = [];
  for (const [place, proportion] of proportions.entries()) {
    if (firsts.has(place)) rows.push(0);
    rows[rows.length - 1] = (rows.at(-1) ?? NaN) + proportion * room;
  }
  return rows;
}

const TALL = 0.667;
const WIDE = 1.5;
const MILD = 1.333;
const albums = {
  'the lake of the demo': [WIDE, TALL, WIDE, WIDE, WIDE, MILD, WIDE, MILD, WIDE, TALL],
  'ten wide ones': Array.from({ length: 10 }, () => WIDE),
  'seven of all kinds': [WIDE, MILD, TALL, 1, 1.778, 0.75, WIDE],
  'thirteen upright ones': Array.from({ length: 13 }, () => 0.75),
};

describe.each(Object.entries(albums))('%s', (_, proportions) => {
  test('fill every row, the last one too', () => {
    for (const row of rowsOf(proportions)) {
      expect(row).toBeLessThanOrEqual(100);
      expect(row).toBeGreaterThan(60);
    }
  });

  test('begin a row with the first photo', () => {
    expect(albumGrid(proportions).firsts).toContain(0);
  });
});

test('an album without photos has no rows', () => {
  expect(albumGrid([]).firsts.size).toBe(0);
});
