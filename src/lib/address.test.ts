import { expect, test } from 'vitest';
import { withQuery } from './address.ts';

test('only the filters that are set stand in an address', () => {
  expect(withQuery('/news', { s: 'bus', category: '', date: undefined, page: 2 })).toBe(
    '/news?s=bus&page=2',
  );
});

test('a list without filters has its plain address', () => {
  expect(withQuery('/hi/news', { s: '' })).toBe('/hi/news');
});

test('what was typed comes back as it was', () => {
  const address = withQuery('/search', { s: 'पानी & बिजली?' });

  expect(new URL(address, 'http://site.example').searchParams.get('s')).toBe('पानी & बिजली?');
});
