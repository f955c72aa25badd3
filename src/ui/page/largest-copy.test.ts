import { expect, test } from 'vitest';
import { largestCopy } from './largest-copy.ts';

const image = {
  url: '/960.webp',
  width: 960,
  height: 640,
  alt: '',
  placeholder: '#889',
  sources: [],
};

test('a reader downloads the largest copy', () => {
  const sources = [
    { type: 'image/avif', srcset: '/480.avif 480w, /1200.avif 1200w' },
    { type: 'image/webp', srcset: '/480.webp 480w, /1200.webp 1200w' },
  ];
  expect(largestCopy({ ...image, sources })).toEqual({
    url: '/1200.webp',
    width: 1200,
    height: 800,
  });
});

test('a picture without copies is downloaded as it is', () => {
  expect(largestCopy(image)).toEqual({ url: '/960.webp', width: 960, height: 640 });
});
