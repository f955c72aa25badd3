import { expect, test } from 'vitest';
import { fillOfflinePage, titleOf } from './offline-page.ts';

const page =
  '<p class="offline-typed" hidden="">Kept.</p>' +
  '<section class="offline-kept" hidden=""><h2>Read</h2><ul class="offline-kept-list"></ul></section>';

test('where nothing was typed and nothing is kept, neither is spoken of', () => {
  expect(fillOfflinePage(page, { kept: [], hasTyped: false })).toBe(page);
});

test('a form that was on its way is spoken of', () => {
  expect(fillOfflinePage(page, { kept: [], hasTyped: true })).toContain(
    '<p class="offline-typed">Kept.</p>',
  );
});

test('cached pages are listed with their titles unchanged', () => {
  const kept = [{ path: '/news?page=2', title: 'Costs &amp; $&amp;' }];

  expect(fillOfflinePage(page, { kept, hasTyped: false })).toContain(
    '<section class="offline-kept"><h2>Read</h2><ul class="offline-kept-list"><li><a href="/news?page=2">Costs &amp; $&amp;</a></li></ul>',
  );
});

test('a page is known by its own name, home by that of the campaign', () => {
  expect(titleOf('<head><title>News · Avani, Neeravan</title>')).toBe('News');
  expect(titleOf('<head><title>Avani, Neeravan</title>')).toBe('Avani, Neeravan');
  expect(titleOf('<p>')).toBeUndefined();
});
