import { expect, test } from 'vitest';
import { bytes, groupDigits } from './numbers.ts';

test.each([
  [212, '212'],
  [146000, '1,46,000'],
  [14600000, '1,46,00,000'],
  [1.46, '1.46'],
  [0, '0'],
])('%s reads %s', (value, text) => {
  expect(groupDigits(value)).toBe(text);
});

test.each([
  [240_000, 'en', '240 KB'],
  [240_000, 'hi', '240 KB'],
  [12, 'en', '1 KB'],
  [2_440_000, 'en', '2.4 MB'],
  [48_000_000, 'hi', '48 MB'],
  [240_000, 'te', '240 కేబీ'],
])('%s octets read in %s: %s', (size, language, text) => {
  expect(bytes(size, language)).toBe(text);
});
