import { expect, test } from 'vitest';
import { PAGE_SIZE, pageAfter, withPage } from './found-pages.ts';

const numbered = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(first + at) }));

/** The answer of the list of these, of which the first page has a hundred. */
const pageOf = (all: readonly { id: string }[], page: number) => ({
  data: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  total: all.length,
});

test('the gallery goes on until every photo is shown, also after some were refused', () => {
  let all = numbered(0, 250);
  let shown = withPage({ data: [], total: 0 }, pageOf(all, 1));
  // Their owner says of three that they are of somebody else, and the server shows them no more.
  all = all.slice(3);
  shown = { data: shown.data.slice(3), total: shown.total - 3 };
  for (let presses = 0; presses < 5 && shown.data.length < shown.total; presses += 1)
    shown = withPage(shown, pageOf(all, pageAfter(shown.data.length)));
  expect(shown).toEqual({ data: all, total: 247 });
});

test('a page that brings nothing new ends the gallery', () => {
  const all = numbered(0, 101);
  const shown = { data: all.slice(1), total: 101 };
  expect(withPage(shown, pageOf(all, pageAfter(100)))).toEqual({ data: all.slice(1), total: 100 });
});
