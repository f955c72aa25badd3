import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayAndHour, dayOfMonth, dayOfWeek } from './console-dates.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a moment of this year stands without it', () => {
  expect(dayAndHour('2026-12-24T04:00:00Z', 'en')).toBe('Thu, 24 Dec, 09:30');
  expect(dayOfMonth('2026-12-24T04:00:00Z', 'en')).toBe('24 Dec');
});

test('a moment of another year names it, and the year is that of India', () => {
  expect(dayAndHour('2027-12-24T04:00:00Z', 'en')).toBe('Fri, 24 Dec, 2027, 09:30');
  expect(dayAndHour('2026-12-31T20:00:00Z', 'hi')).toContain('2027');
  expect(dayOfMonth('2025-12-24T04:00:00Z', 'en')).toBe('24 Dec 2025');
  expect(dayOfWeek('2027-12-24T04:00:00Z', 'en')).toContain('2027');
});
