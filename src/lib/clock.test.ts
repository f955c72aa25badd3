import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayRange,
  indianDay,
  indianDays,
  monthRange,
  nextMidnight,
  parseDay,
  parseMoment,
  toIso,
} from './clock.ts';

const lateEvening = new Date('2024-12-06T18:29:59Z');
const midnight = new Date('2024-12-06T18:30:00Z');

test('the day turns at midnight in India', () => {
  expect(indianDay(lateEvening)).toBe('2024-12-06');
  expect(indianDay(midnight)).toBe('2024-12-07');
});

test('what goes on over midnight in India touches two days, and what ends at midnight one', () => {
  const afterMidnight = new Date('2024-12-06T19:30:00Z');
  expect(indianDays(lateEvening, afterMidnight)).toEqual(['2024-12-06', '2024-12-07']);
  expect(indianDays(lateEvening, midnight)).toEqual(['2024-12-06']);
  expect(indianDays(midnight, midnight)).toEqual(['2024-12-07']);
});

test('a moment is written with the offset of India', () => {
  expect(toIso(midnight)).toBe('2024-12-07T00:00:00+05:30');
});

test('a day reaches from midnight to midnight', () => {
  expect(dayRange('2024-12-07')).toEqual({ from: midnight, to: new Date('2024-12-07T18:30:00Z') });
  expect(nextMidnight(lateEvening)).toEqual(midnight);
  expect(nextMidnight(midnight)).toEqual(new Date('2024-12-07T18:30:00Z'));
});

test('a month and a year reach to the next', () => {
  const at = (text: string) => new Date(`${text}T00:00:00+05:30`);
  expect(monthRange(2024, 2)).toEqual({ from: at('2024-02-01'), to: at('2024-03-01') });
  expect(monthRange(2024, 12)).toEqual({ from: at('2024-12-01'), to: at('2025-01-01') });
  expect(monthRange(2024)).toEqual({ from: at('2024-01-01'), to: at('2025-01-01') });
});

test.each([
  '2024-02-30',
  '2023-02-29',
  '2024-13-01',
  '2024-1-1',
  '24-01-01',
  '0001-01-01',
  'today',
  '',
])('%j is no day', (text) => {
  expect(parseDay(text)).toBeUndefined();
  expect(() => dayRange(text)).toThrow(RangeError);
});

const anchor = new Date('2026-11-21T20:00:00Z');

test.each([
  ['0d', '2026-11-22T00:00:00+05:30'],
  ['-12d 09:30', '2026-11-10T09:30:00+05:30'],
  ['+3d 17:00', '2026-11-25T17:00:00+05:30'],
  ['9d 23:59', '2026-12-01T23:59:00+05:30'],
  ['+1sat 09:30', '2026-11-28T09:30:00+05:30'],
  ['+1sun', '2026-11-22T00:00:00+05:30'],
  ['+3sun 09:30', '2026-12-06T09:30:00+05:30'],
  ['-1sun 09:30', '2026-11-15T09:30:00+05:30'],
  ['-1sat 09:30', '2026-11-21T09:30:00+05:30'],
  ['-2fri', '2026-11-13T00:00:00+05:30'],
  ['2024-12-07', '2024-12-07T00:00:00+05:30'],
  ['2024-12-07 09:30', '2024-12-07T09:30:00+05:30'],
  ['2024-12-07T09:30', '2024-12-07T09:30:00+05:30'],
  ['2024-12-07T09:30:15', '2024-12-07T09:30:15+05:30'],
  ['2024-12-07T04:00:00Z', '2024-12-07T09:30:00+05:30'],
  ['2024-12-07T05:00:00.000+01:00', '2024-12-07T09:30:00+05:30'],
  [' 0d ', '2026-11-22T00:00:00+05:30'],
])('%s is %s', (text, moment) => {
  expect(toIso(parseMoment(text, anchor) ?? new Date(0))).toBe(moment);
});

test.each([
  '',
  'soon',
  '12d 24:00',
  '-d',
  '3d9:30',
  '2024-02-30T09:30',
  '2024-02-30T09:30:00Z',
  '2024-12-07T25:00',
  '2024',
])('%j is no moment', (text) => {
  expect(parseMoment(text, anchor)).toBeUndefined();
});

test('a written moment is read as the same second', () => {
  const dates = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2200-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(dates, (date) => {
      const read = parseMoment(toIso(date), anchor) ?? new Date(0);
      expect(Math.floor(read.getTime() / 1000)).toBe(Math.floor(date.getTime() / 1000));
      expect(parseDay(indianDay(date))?.getTime()).toBeLessThanOrEqual(date.getTime());
      expect(nextMidnight(date).getTime()).toBeGreaterThan(date.getTime());
    }),
  );
});
