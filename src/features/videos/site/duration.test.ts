import { expect, test } from 'vitest';
import { clockDuration, isoDuration } from './duration.ts';

test.each([
  [31, '0:31', 'PT31S'],
  [59.7, '1:00', 'PT60S'],
  [725, '12:05', 'PT725S'],
  [3723, '1:02:03', 'PT3723S'],
])('%d seconds are shown as %s', (seconds, clock, iso) => {
  expect(clockDuration(seconds)).toBe(clock);
  expect(isoDuration(seconds)).toBe(iso);
});
