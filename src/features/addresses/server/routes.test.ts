import { expect, test } from 'vitest';
import { collectionOf } from '#test/collection-of.ts';
import { testSite } from '#test/site.ts';
import type { Said } from '#test/written.ts';
import type { listAddresses } from '../contract.ts';

const news = collectionOf('news');
const newsCategories = collectionOf('news-categories');

const story = (more: Partial<Said> = {}): Said => ({
  title: 'The ferry runs',
  summary: 'In short.',
  body: '<p>Text.</p>',
  words: { place: 'Jetty' },
  ...more,
});
const facts = { publishedAt: '2024-03-05T10:00:00+05:30', category: 'roads' };

const site = await testSite({
  content: [
    [newsCategories, { slug: 'roads', facts: { motif: 'roads' }, en: { title: 'Roads' } }],
    [news, { slug: 'both', facts, en: story(), hi: story() }],
    [news, { slug: 'half', facts, en: story(), hi: story({ state: 'draft' }) }],
    [news, { slug: 'sketch', facts, en: story({ state: 'draft' }) }],
  ],
});

const list = (query = '') => site.read<typeof listAddresses>(`/api/addresses/get${query}`);

test('public documents are told with the languages that are public; what has no page is not', async () => {
  const { data, page, total } = await list();

  expect({ page, total }).toEqual({ page: 1, total: 2 });
  expect(data).toEqual([
    { path: '/news/both', languages: ['en', 'hi'], updatedAt: expect.any(String) },
    { path: '/news/half', languages: ['en'], updatedAt: expect.any(String) },
  ]);
});

test('there is nothing on a page behind the last', async () => {
  expect((await list('?page=2')).data).toEqual([]);
});
