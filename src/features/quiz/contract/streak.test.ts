import { expect, test } from 'vitest';
import { indianDay } from '#lib/clock.ts';
import { badgesOf, currentStreak, dayAfter, milestonesBetween, streakAfter } from './streak.ts';

test('days in a row go on over midnight in India, the end of a month and of a year', () => {
  const lastSecond = indianDay(new Date('2026-12-31T23:59:59+05:30'));
  const firstSecond = indianDay(new Date('2027-01-01T00:00:00+05:30'));
  expect([lastSecond, firstSecond]).toEqual(['2026-12-31', '2027-01-01']);
  expect(streakAfter({ streak: 11, lastDay: lastSecond }, firstSecond)).toBe(12);
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
  expect(streakAfter({ streak: 2, lastDay: '2027-02-28' }, '2027-03-01')).toBe(3);
});

test('a day that was left out begins anew, and a clock that was set back changes nothing', () => {
  expect(streakAfter({ streak: 0, lastDay: null }, '2026-11-23')).toBe(1);
  expect(streakAfter({ streak: 5, lastDay: '2026-11-20' }, '2026-11-22')).toBe(1);
  expect(streakAfter({ streak: 5, lastDay: '2026-11-20' }, '2026-11-19')).toBe(5);
});

test('today may still be played, so that days in a row hold until its end', () => {
  const played = { streak: 4, lastDay: '2026-12-31' };
  expect(currentStreak(played, '2026-12-31')).toBe(4);
  expect(currentStreak(played, '2027-01-01')).toBe(4);
  expect(currentStreak(played, '2027-01-02')).toBe(0);
  expect(currentStreak(played, '2026-12-30')).toBe(4);
});

test('milestones and badges come with the days', () => {
  expect(milestonesBetween(2, 7)).toEqual([3, 7]);
  expect(milestonesBetween(7, 7)).toEqual([]);
  expect(badgesOf({ bestStreak: 12, rounds: 30, perfectRounds: 1 })).toEqual([
    'first-round',
    'all-right',
    'days-3',
    'days-7',
    'days-12',
  ]);
  expect(badgesOf({ bestStreak: 0, rounds: 0, perfectRounds: 0 })).toEqual([]);
});
