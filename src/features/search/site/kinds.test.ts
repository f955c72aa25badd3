import { expect, test } from 'vitest';
import { kindOf, roomOf } from './kinds.ts';

const found = (collection: string, slug: string, path: string | null = null) => ({
  collection,
  slug,
  path,
});

test('an item with a page of its own leads there', () => {
  expect(roomOf(found('news', 'bus-14', '/news/bus-14'))).toBe('/news/bus-14');
});

test('an item without one leads to the page of its collection', () => {
  expect(roomOf(found('media-coverage', 'a-report'))).toBe('/mediacoverage');
  expect(roomOf(found('faqs', 'where-do-i-write'))).toBe('/faq#where-do-i-write');
});

test('a page of text leads to its address where the site has one', () => {
  expect(roomOf(found('pages', 'contact'))).toBe('/contactus');
  expect(roomOf(found('pages', 'privacy'))).toBe('/privacy');
  expect(roomOf(found('pages', 'a-draft'))).toBeUndefined();
});

test('what an item is has a name, and a collection that is new here has none', () => {
  expect(kindOf(found('journey', 'year-2003'))).toBe('milestone');
  expect(kindOf(found('recipes', 'dal'))).toBeUndefined();
});
