import { describe, expect, it } from 'vitest';
import { collectionOf } from '#test/collection-of.ts';
import { testSite } from '#test/site.ts';
import type { searchEverything } from '../contract.ts';

const news = collectionOf('news');
const faqs = collectionOf('faqs');
const pages = collectionOf('pages');
const sections = collectionOf('sections');
const said = (title: string) => ({ title, summary: 'In short.', body: '<p>Text.</p>', words: {} });

const site = await testSite({
  content: [
    [
      news,
      {
        slug: 'water-at-last',
        facts: { publishedAt: '2024-03-05T10:00:00+05:30', category: 'water' },
        en: said('Neeravan has water at last'),
        hi: said('नीरावन में पानी'),
      },
    ],
    [faqs, { slug: 'who-owns', position: 1, en: said('Who owns the water of Neeravan?') }],
    [
      pages,
      { slug: 'rights', position: 1, en: { ...said('Rights'), body: '<p>Water is one.</p>' } },
    ],
    [sections, { slug: 'hidden', facts: { page: 'rights' }, en: said('Water in a section') }],
    [pages, { slug: 'sketch', en: { ...said('Water sketch'), state: 'draft' } }],
  ],
});

const search = (typed: string, more = '', language = 'en') =>
  site.read<typeof searchEverything>(`/api/search?s=${encodeURIComponent(typed)}${more}`, {
    'accept-language': language,
  });
const found = async (typed: string) =>
  (await search(typed)).data.map(({ slug }) => slug).toSorted();

describe('the search through everything (spec: state:header)', () => {
  it('finds what is public in every collection that people read', async () => {
    expect(await found('water')).toEqual(['rights', 'water-at-last', 'who-owns']);
  });

  it('puts what has a date first, and says where each is read', async () => {
    const { data } = await search('water');
    expect(data[0]).toMatchObject({
      collection: 'news',
      slug: 'water-at-last',
      path: '/news/water-at-last',
      at: '2024-03-05T04:30:00.000Z',
    });
    expect(data[1]).toMatchObject({ path: null, at: null });
  });

  it.each(['neervan', 'niravan'])('finds the Hindi by %s, as people spell it', async (typed) => {
    expect(await found(typed)).toEqual(['water-at-last']);
  });

  it.each(['neerav', 'नीरावन', 'निरावन'])('finds by %s', async (typed) => {
    expect(await found(typed)).toEqual(['water-at-last', 'who-owns']);
  });

  it('answers in the language asked for', async () => {
    const { data } = await search('neeravan', '', 'hi');
    expect(data[0]).toMatchObject({ language: 'hi', title: 'नीरावन में पानी' });
  });

  it('pages what it finds', async () => {
    const slugs = await Promise.all(
      [1, 2, 3].map(async (page) => (await search('water', `&size=1&page=${page}`)).data[0]?.slug),
    );
    expect(new Set(slugs)).toEqual(new Set(['rights', 'water-at-last', 'who-owns']));
    expect(await search('water', '&size=1&page=2')).toMatchObject({ page: 2, size: 1, total: 3 });
  });

  it('finds nothing without a word', async () => {
    for (const typed of ['', ' ', '%', "'", ':*', '&|!']) {
      expect(await search(typed)).toMatchObject({ data: [], total: 0 });
    }
  });
});
