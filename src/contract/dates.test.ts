import { expect, test } from 'vitest';
import { day, moment } from './dates.ts';

test.each(['2026-11-21', '2024-02-29', '1000-01-01', '9998-12-31'])('%s is a day', (text) => {
  expect(day().parse(text)).toBe(text);
});

test.each(['2026-02-29', '2026-13-01', '0000-01-01', '0001-01-01', '9999-12-31', '21-11-2026', ''])(
  '%j is no day',
  (text) => expect(day().safeParse(text).success).toBe(false),
);

test.each([
  ['2026-11-21T17:00:00+05:30', true],
  ['0000-01-01T00:00:00Z', false],
  ['9999-12-31T23:59:59-12:00', false],
  ['2026-11-21', false],
])('%s as a moment: %s', (text, isOne) => {
  expect(moment().safeParse(text).success).toBe(isOne);
});

test('a wrong form is told once', () => {
  expect(day().safeParse('yesterday').error?.issues).toHaveLength(1);
  expect(moment().safeParse('yesterday').error?.issues).toHaveLength(1);
});
