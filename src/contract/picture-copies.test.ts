import { expect, test } from 'vitest';
import { halfOf, halveCopies } from './picture-copies.ts';

test('every copy gives way to one of half its width, once', () => {
  const halved = '/media/ab-200.avif 400w, /media/ab-350.avif 701w';

  expect(halveCopies('/media/ab-400.avif 400w, /media/ab-701.avif 701w')).toBe(halved);
  expect(halveCopies(halved)).toBe(halved);
});

test('a picture of one pixel keeps it', () => {
  expect(halfOf(1)).toBe(1);
});
