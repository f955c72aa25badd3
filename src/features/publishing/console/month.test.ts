import { expect, test } from 'vitest';
import { daysOf, nameOfWeek, otherDay, otherMonth, weekOf } from './month.ts';

test('a month is shown in whole weeks from Monday on', () => {
  const days = daysOf('2026-11');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(daysOf('2027-02')).toHaveLength(28);
});

test('a week begins on Monday, also on a Sunday and over a new year', () => {
  expect(weekOf('2027-01-03')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  expect(nameOfWeek(weekOf('2026-11-23'), 'en')).toBe('23 Nov to 29 Nov 2026');
});

test('steps lead over the ends of months and years', () => {
  expect([otherMonth('2026-12', 1), otherMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([otherDay('2026-02-28', 1), otherDay('2027-01-01', -7)]).toEqual([
    '2026-03-01',
    '2026-12-25',
  ]);
});
