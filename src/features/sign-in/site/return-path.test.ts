import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sameSitePath } from './return-path.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://campaign.example' }));
afterEach(() => vi.unstubAllGlobals());

test('a path of this site is kept whole', () => {
  expect(sameSitePath('/hi/news?s=bus#top')).toBe('/hi/news?s=bus#top');
});

test.each([
  '//elsewhere.example',
  '/\\\\elsewhere.example',
  'https://elsewhere.example/',
  'news',
  '',
])('nobody is led to %s', (asked) => expect(sameSitePath(asked)).toBeUndefined());
