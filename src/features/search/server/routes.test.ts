import { describe, expect, it } from 'vitest';
import { collectionOf } from '#test/collection-of.ts';
import { testSite } from '#test/site.ts';
import type { searchEverything } from '../contract.ts';

const news = collectionOf('news');
const faqs = collectionOf('faqs');
const pages = collectionOf('pages');
const sections = collectionOf('sections');
const said = (title: string) => ({ title, summary: 'In short.', body: '<p>Text.</p>', words: {} });
const reported = (title: string) => ({ ...said(title), words: { place: 'Dokpur' } });

const site = await testSite({
  content: [
    [
      collectionOf('news-categories'),
      { slug: 'water', facts: { motif: 'water' }, en: { title: 'Works' } },
    ],
    [
      news,
      {
        slug: 'water-at-last',
        facts: { publishedAt: '2024-03-05T10:00:00+05:30', category: 'water' },
        en: reported('Neeravan has water at last'),
        hi: reported('नीरावन में पानी'),
      },
    ],
    [
      faqs,
      {
        slug: 'who-owns',
        position: 1,
        en: { ...said('Who owns the water of Neeravan?'), words: { topic: 'Water' } },
      },
    ],
    [
      pages,
      { slug: 'rights', position: 1, en: { ...said('Rights'), body: '<p>Water is one.</p>' } },
    ],
    [
      news,
      {
        slug: 'buses-for-14-wards',
        facts: { publishedAt: '2026-10-05T10:00:00+05:30', category: 'water' },
        en: {
          ...reported('Fourteen wards'),
          body: '<p>The ferry &amp; 14 wards. A ferry follows.</p>',
        },
      },
    ],
    [
      news,
      {
        slug: 'ferry-14',
        facts: { publishedAt: '2021-03-05T10:00:00+05:30', category: 'water' },
        en: {
          ...reported('Ferry 14 runs until eleven'),
          body: '<p>It waits for the last train.</p>',
        },
        hi: { ...reported('फ़ेरी 14 ग्यारह बजे तक'), body: '<p>यहाँ सफ़ीना का दवाखाना है।</p>' },
      },
    ],
    [
      news,
      {
        slug: 'lesser-ferry',
        facts: { publishedAt: '2022-03-05T10:00:00+05:30', category: 'water' },
        en: { ...reported('The pier'), summary: 'Where ferry 14 stops.' },
      },
    ],
    [
      news,
      {
        slug: 'ferryman',
        facts: { publishedAt: '2026-10-06T10:00:00+05:30', category: 'water' },
        en: {
          ...reported('A ferryman looks back'),
          body: `<p>${'Years go by. '.repeat(40)}He kept 14 boats.</p>`,
        },
      },
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

  it('puts titles before summaries, those before texts, and phrases before scattered words', async () => {
    const { data } = await search('ferry 14');
    expect(data.map(({ slug }) => slug)).toEqual([
      'ferry-14',
      'lesser-ferry',
      'ferryman',
      'buses-for-14-wards',
    ]);
  });

  it('puts the word as it was typed before words that begin with it', async () => {
    const { data } = await search('ferry');
    expect(data.map(({ slug }) => slug).slice(0, 2)).toEqual(['ferry-14', 'ferryman']);
  });

  const shown = (parts: { text: string; found: boolean }[] = []) =>
    parts.map(({ text, found: isFound }) => (isFound ? `[${text}]` : text)).join('');

  it('marks the words in the title, and in the text that shows why', async () => {
    const { data } = await search('ferry 14');
    expect(data.map(({ marked }) => [shown(marked.title), shown(marked.excerpt?.parts)])).toEqual([
      ['[Ferry 14] runs until eleven', ''],
      ['The pier', 'Where [ferry 14] stops.'],
      ['A [ferryman] looks back', expect.stringMatching(/^… .*He kept \[14\] boats\.$/)],
      ['Fourteen wards', 'The [ferry] & [14] wards. A [ferry] follows.'],
    ]);
  });

  it('shows the words in another language where only that one has them', async () => {
    const { data } = await search('dawakhana');
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ language: 'en', title: 'Ferry 14 runs until eleven' });
    expect(data[0]?.marked.excerpt?.language).toBe('hi');
    expect(shown(data[0]?.marked.excerpt?.parts)).toBe('यहाँ सफ़ीना का [दवाखाना] है\u202f।');
  });

  it('marks the word that a slip of the keys was taken for', async () => {
    const { data } = await search('elevne');
    expect(shown(data[0]?.marked.title)).toBe('Ferry 14 runs until [eleven]');
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

  it.each([
    ['neervan', ['water-at-last', 'who-owns']],
    ['niravan', ['water-at-last']],
  ])(
    'finds the Hindi by %s, as people spell it, and English one slip away',
    async (typed, slugs) => {
      expect(await found(typed)).toEqual(slugs);
    },
  );

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
