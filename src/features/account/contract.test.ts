import { expect, test } from 'vitest';
import { limitsOf } from '#contract/call-limits.ts';
import { editProfile } from './contract.ts';

test('a photo for the profile has the time to arrive from a phone with 64 kbit/s', () => {
  // A full photo of 1600 pixels, as the page sends it.
  const bits = 600_000 * 8;
  expect(limitsOf(editProfile).seconds).toBeGreaterThan(bits / 64_000);
});
