import { expect, test } from 'vitest';
import { proportionOf } from './proportion.ts';

test.each([
  [960, 640, 'wide'],
  [640, 960, 'tall'],
  [640, 853, 'upright'],
  [800, 800, 'square'],
  [960, 719, 'mild'],
  [3000, 600, 'broad'],
])('a photo of %d × %d stands in the row as %s', (width, height, name) => {
  expect(proportionOf({ width, height })).toBe(name);
});
