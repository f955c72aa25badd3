import { expect, test } from 'vitest';
import { between, mulberry32, pick, wholeBetween } from './random.ts';

function draws<Drawn>(count: number, draw: () => Drawn): Drawn[] {
  return Array.from({ length: count }, draw);
}

test('the same seed gives the same sequence', () => {
  const one = mulberry32(205);
  const other = mulberry32(205);
  expect(draws(50, one)).toEqual(draws(50, other));
});

test('different seeds give different sequences', () => {
  expect(draws(5, mulberry32(1))).not.toEqual(draws(5, mulberry32(2)));
});

test('numbers stay in their range', () => {
  const random = mulberry32(7);
  for (const number of draws(500, () => between(random, -2, 3))) {
    expect(number).toBeGreaterThanOrEqual(-2);
    expect(number).toBeLessThan(3);
  }
});

test('whole numbers reach both ends and no further', () => {
  const random = mulberry32(7);
  expect(new Set(draws(500, () => wholeBetween(random, 2, 4)))).toEqual(new Set([2, 3, 4]));
});

test('every choice comes up', () => {
  const random = mulberry32(7);
  expect(new Set(draws(200, () => pick(random, ['day', 'night'])))).toEqual(
    new Set(['day', 'night']),
  );
});
