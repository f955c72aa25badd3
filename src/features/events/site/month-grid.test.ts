import { expect, test } from 'vitest';
import { monthAfter, weeksOfMonth } from './month-grid.ts';

test('a month is shown in whole weeks from Monday to Sunday', () => {
  const weeks = weeksOfMonth('2024-12');

  expect(weeks).toHaveLength(6);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]?.[0]).toBe('2024-11-25');
  expect(weeks.at(-1)?.at(-1)).toBe('2025-01-05');
});

test('a month that begins on a Monday and fills its weeks has no days of others', () => {
  expect(weeksOfMonth('2021-02').flat()).toHaveLength(28);
});

test('the month before January is December of the year before', () => {
  expect(monthAfter('2024-01', -1)).toBe('2023-12');
  expect(monthAfter('2024-12', 1)).toBe('2025-01');
});
