import { expect, test } from 'vitest';
import { dayMonth, longDate, monthYear, shortDate, time, weekday } from './dates.ts';

const morning = '2024-12-07T09:30:00+05:30';

test('a date in English', () => {
  expect(longDate(morning, 'en')).toBe('7 December 2024');
  expect(dayMonth(morning, 'en')).toBe('7 December');
  expect(shortDate(morning, 'en')).toBe('7 Dec');
  expect(monthYear(morning, 'en')).toBe('December 2024');
  expect(time(morning, 'en')).toBe('9:30 am');
  expect(weekday(morning, 'en')).toBe('Saturday');
  expect(weekday(morning, 'en', 'short')).toBe('Sat');
});

test('a date in Hindi, in Latin numerals', () => {
  expect(longDate(morning, 'hi')).toBe('7 दिसंबर 2024');
  expect(shortDate(morning, 'hi')).toBe('7 दिसंबर');
  expect(monthYear(morning, 'hi')).toBe('दिसंबर 2024');
  expect(time(morning, 'hi')).toBe('सुबह 9:30');
  expect(weekday(morning, 'hi', 'short')).toBe('शनि');
  expect(weekday(morning, 'hi', 'narrow')).toBe('श');
});

test.each(['mr', 'bn', 'gu', 'pa', 'or', 'ta', 'te', 'kn', 'ml'])(
  '%s keeps Latin numerals',
  (language) => {
    expect(longDate(morning, language)).toMatch(/\b7\b.*\b2024|2024.*\b7\b/);
  },
);

test('the day is that of India, wherever the reader is', () => {
  expect(dayMonth(new Date('2024-12-06T18:30:00Z'), 'en')).toBe('7 December');
  expect(dayMonth('2024-12-07', 'en')).toBe('7 December');
});
