import { expect, test } from 'vitest';
import { ageAt } from './age.ts';

test.each([
  ['2008-11-21', '2026-11-20T18:31:00Z', 18],
  ['2008-11-21', '2026-11-20T18:29:00Z', 17],
  ['2008-02-29', '2026-02-28T12:00:00Z', 17],
  ['2008-02-29', '2026-03-01T12:00:00Z', 18],
  ['1999-12-31', '2026-11-21T12:00:00Z', 26],
  ['2026-11-22', '2026-11-21T12:00:00Z', 0],
])('who is born on %s is at %s %i years old in India', (born, now, years) => {
  expect(ageAt(born, new Date(now))).toBe(years);
});
