import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { documents } from '#db/schema/index.ts';
import { collectionOf } from '#test/collection-of.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';
import type { Writing } from '#test/written.ts';
import { news, newsCategories } from '../collection.ts';
import type { findNews, listNews, listNewsCategories } from '../contract.ts';

const LIST = '/api/user/newsupdates/get';
const SAME_MOMENT = '2024-03-01T10:00:00+05:30';

/** A news update in English; other languages and facts as given. */
function update(slug: string, title: string, more: Partial<Writing[1]> = {}): Writing {
  const { facts, en, ...others } = more;
  return [
    news,
    {
      slug,
      facts: { publishedAt: SAME_MOMENT, category: 'roads', ...facts },
      en: {
        title,
        summary: 'In short.',
        body: '<p>At length.</p>',
        words: { place: 'Jetty' },
        ...en,
      },
      ...others,
    },
  ];
}

const inHindi = (title: string) => ({
  title,
  summary: 'संक्षेप में।',
  body: '<p>विस्तार से।</p>',
  words: { place: 'घाट' },
});

const site = await testSite({
  content: [
    [
      newsCategories,
      { slug: 'water', position: 2, facts: { motif: 'water' }, en: { title: 'Water' } },
    ],
    [
      newsCategories,
      { slug: 'roads', position: 1, facts: { motif: 'roads' }, en: { title: 'Roads' } },
    ],
    ...Array.from({ length: 25 }, (_, index) => update(`lamp-${index}`, `Lamp number ${index}`)),
    update('drainage', 'Drainage of the lower lane', {
      facts: { publishedAt: '2024-03-04T23:59:00+05:30', category: 'water' },
    }),
    update('progress', 'Two years of work', {
      facts: { publishedAt: '2024-03-05T00:00:00+05:30', category: 'water' },
      hi: inHindi('दो साल का विकास'),
    }),
    update('vikas-road', 'Vikas road is open', {
      facts: { publishedAt: '2024-03-06T09:00:00+05:30' },
    }),
    update('sketch', 'Turnip tax', { en: { title: 'Turnip tax', state: 'draft' } }),
    update('tomorrow', 'Turnip fair', {
      en: { title: 'Turnip fair', publishAt: new Date(Date.now() + 86_400_000) },
    }),
    update('half-written', 'Open in English', {
      facts: { publishedAt: '2024-02-01T09:00:00+05:30' },
      hi: { ...inHindi('शलजम'), state: 'draft' },
    }),
  ],
});

const list = (query: string, headers?: Record<string, string>) =>
  site.read<typeof listNews>(`${LIST}?${query}`, headers);
const found = async (query: string, headers?: Record<string, string>) =>
  (await list(query, headers)).data.map(({ slug }) => slug);

describe('the list of news (spec: call:GET /user/newsupdates/get)', () => {
  it('gives the newest twelve, with page, size and total', async () => {
    const { data, ...rest } = await list('');
    expect(rest).toEqual({ success: true, page: 1, size: 12, total: 29 });
    expect(data).toHaveLength(12);
    expect(data.slice(0, 3).map(({ slug }) => slug)).toEqual([
      'vikas-road',
      'progress',
      'drainage',
    ]);
  });

  it('pages without repeating or skipping, also among rows of the same moment', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => found(`page=${page}&size=7`)));
    expect(pages.map(({ length }) => length)).toEqual([7, 7, 7, 7, 1]);
    expect(new Set(pages.flat()).size).toBe(29);
    expect(await found('page=6&size=7')).toEqual([]);
    expect((await list('page=10000&size=100')).total).toBe(29);
  });

  it('shows a row as the wire promises it', async () => {
    const { data } = await list('size=2');
    expect(data[1]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      slug: 'progress',
      path: '/news/progress',
      language: 'en',
      languages: ['en', 'hi'],
      title: 'Two years of work',
      summary: 'In short.',
      body: '<p>At length.</p>',
      createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.+Z$/),
      publishedAt: '2024-03-05T00:00:00+05:30',
      category: { id: expect.any(String), slug: 'water', title: 'Water', motif: 'water' },
      place: 'Jetty',
      image: expect.objectContaining({ width: 600, height: 400, alt: '' }),
    });
  });

  it('tells the language of a category that has no name in the one asked for', async () => {
    const { data } = await list('date=2024-03-05', { 'accept-language': 'hi' });
    expect(data).toMatchObject([{ language: 'hi', category: { title: 'Water', language: 'en' } }]);
  });

  it('filters by category, by day in India, and by both', async () => {
    const { data } = await site.read<typeof listNewsCategories>('/api/news-categories/get');
    const water = data.find(({ slug }) => slug === 'water')?.id;
    expect(await found(`categoryId=${water}`)).toEqual(['progress', 'drainage']);
    expect(await found('date=2024-03-05')).toEqual(['progress']);
    expect(await found('date=2024-03-04')).toEqual(['drainage']);
    expect(await found(`categoryId=${water}&date=2024-03-06`)).toEqual([]);
    expect(await found('categoryId=00000000-0000-4000-8000-000000000000')).toEqual([]);
    await site.write([
      collectionOf('event-categories'),
      { slug: 'water', facts: { shape: 'circle' }, en: { title: 'Water' } },
    ]);
    const ofEvents = eq(documents.collection, 'event-categories');
    const [shared] = await site.db.select().from(documents).where(ofEvents);
    expect(await found(`categoryId=${shared?.id}`)).toEqual([]);
  });

  it('takes an empty filter for one that is not set, and ignores unknown keys', async () => {
    expect((await list('s=&date=&page=&utm_source=x')).total).toBe(29);
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=10001', 'page'],
    ['page=1.5', 'page'],
    ['page=9223372036854775807', 'page'],
    ['size=0', 'size'],
    ['size=101', 'size'],
    ['date=2024-02-30', 'date'],
    ['date=05/03/2024', 'date'],
    ['categoryId=roads', 'categoryId'],
    [`s=${'a'.repeat(101)}`, 's'],
    ['s=a%00b', 's'],
    ['s=one&s=two', 's'],
    ['page[]=1', 'page'],
  ])('refuses %s, naming the parameter', async (query, param) => {
    const response = await site.get(`${LIST}?${query}`);
    expect(response.status).toBe(422);
    const body = await response.json();
    expect(body).toMatchObject({ success: false, errors: [{ param, msg: expect.any(String) }] });
    expect(body.message).toBe(body.errors[0].msg);
  });
});

describe('search in the news (spec: entity:filters)', () => {
  it.each([
    ['the beginning of a word', 'draina', ['drainage']],
    ['two words in any order', 'lane drainage', ['drainage']],
    ['capitals', 'DRAINAGE', ['drainage']],
    ['a slip of the keys', 'draniage', ['drainage']],
    ['Devanagari', 'विकास', ['vikas-road', 'progress']],
    ['Hindi in Latin letters', 'vikas', ['vikas-road', 'progress']],
    ['nothing that is there', 'zeppelin', []],
    ['nothing that is a word', '!!! & | \\ %', []],
  ])('finds by %s', async (_, typed, slugs) => {
    expect(await found(`s=${encodeURIComponent(typed)}`)).toEqual(slugs);
  });

  it('counts and pages what it finds', async () => {
    expect(await list('s=lamp&size=10&page=3')).toMatchObject({ page: 3, size: 10, total: 25 });
    expect(await found('s=lamp&size=10&page=3')).toHaveLength(5);
  });
});

describe('documents that are not public yet', () => {
  it('shows no draft and nothing of the future, in no way of asking', async () => {
    expect(await found('s=turnip')).toEqual([]);
    expect(await found('s=शलजम', { 'accept-language': 'hi' })).toEqual([]);
    expect(await found('size=100')).not.toContain('sketch');
    for (const slug of ['sketch', 'tomorrow']) {
      expect((await site.get(`/api/news/find?slug=${slug}`)).status).toBe(404);
    }
  });

  it('shows English where the Hindi is only a draft', async () => {
    const { data } = await list('date=2024-02-01', { 'accept-language': 'hi' });
    expect(data).toMatchObject([{ language: 'en', languages: ['en'], title: 'Open in English' }]);
  });

  it('shows an update once its time has come', async () => {
    const publishAt = new Date(Date.now() + 1_000);
    await site.write(update('soon', 'Soon', { en: { title: 'Kettle day', publishAt } }));
    expect(await found('s=kettle')).toEqual([]);
    await vi.waitFor(async () => expect(await found('s=kettle')).toEqual(['soon']), PATIENCE);
  });
});

describe('languages of content (spec: wire:language)', () => {
  it('gives Hindi where it is there, else English, and says which', async () => {
    const response = await site.get(`${LIST}?date=2024-03-05`, {
      'accept-language': 'hi-IN,hi;q=0.9',
    });
    expect(response.headers.get('content-language')).toBe('hi');
    expect(await response.json()).toMatchObject({
      data: [{ language: 'hi', title: 'दो साल का विकास', place: 'घाट' }],
    });
    const { data } = await list('date=2024-03-06', { 'accept-language': 'hi' });
    expect(data).toMatchObject([{ language: 'en', title: 'Vikas road is open' }]);
  });

  it.each(['fr', 'ml', '', '*', ';;q=x'])('answers "%s" in English', async (language) => {
    const response = await site.get(`${LIST}?date=2024-03-05`, { 'accept-language': language });
    expect(response.headers.get('content-language')).toBe('en');
    expect(await response.json()).toMatchObject({ data: [{ title: 'Two years of work' }] });
  });

  it('lists as many rows in every language', async () => {
    const total = async (language: string) =>
      (await list('s=lamp', { 'accept-language': language })).total;
    expect(await total('ta')).toBe(await total('en'));
  });
});

describe('one update, and the categories', () => {
  it('reads one by its slug', async () => {
    const { data } = await site.read<typeof findNews>('/api/news/find?slug=progress');
    expect(data).toMatchObject({ slug: 'progress', title: 'Two years of work' });
    expect((await site.get('/api/news/find?slug=nothing')).status).toBe(404);
    expect((await site.get('/api/news/find')).status).toBe(422);
  });

  it('gives every category in order (spec: call:GET /news-categories/get)', async () => {
    const { data, total } = await site.read<typeof listNewsCategories>('/api/news-categories/get');
    expect(total).toBe(2);
    expect(data.map(({ title, motif }) => [title, motif])).toEqual([
      ['Roads', 'roads'],
      ['Water', 'water'],
    ]);
  });
});
