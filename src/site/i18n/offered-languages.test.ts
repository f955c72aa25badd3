import { describe, expect, test, vi } from 'vitest';
import { settings } from '#features/settings/collection.ts';
import type { listLanguages } from '#features/settings/contract.ts';
import { collectionOf } from '#test/collection-of.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';

const facts = { publishedAt: '2024-03-05T10:00:00+05:30', category: 'roads' };
const text = { summary: 'In short.', body: '<p>Text.</p>', words: { place: 'Jetty' } };

/** English, Hindi and Tamil are switched on; the campaign itself wrote in English only. */
const site = await testSite({
  pages: true,
  content: [
    [
      collectionOf('news-categories'),
      { slug: 'roads', facts: { motif: 'roads' }, en: { title: 'Roads' } },
    ],
    [collectionOf('news'), { slug: 'kerb', facts, en: { ...text, title: 'A kerb is laid' } }],
  ],
});

const read = async (path: string) => (await site.get(path)).text();
const post = (path: string, fields: Record<string, string>) =>
  fetch(site.url + path, { method: 'POST', body: new URLSearchParams(fields) });

describe('a language that is not switched on', () => {
  test.each([
    '/te',
    '/te/news',
    '/te/news/kerb',
    '/te/join',
    '/te/styleguide',
    '/te/_app',
    '/te/news/feed.xml',
    '/te/events.ics',
    '/te/sitemap.xml',
    '/te/robots.txt',
    '/te/manifest.webmanifest',
  ])('has nothing at %s', async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-language')).toBe('en');
  });

  test('is told of in English, beside the same page in the languages that there are', async () => {
    const page = await read('/te/news');
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('There is no page here');
    expect(page).toContain('href="/news"');
    expect(page).toContain('href="/ta/news"');
  });

  test.each([
    '/',
    '/hi',
    '/ta',
    '/ta/news',
    '/news/kerb',
    '/te/news',
    '/sitemap',
    '/sitemap.xml',
    '/robots.txt',
    '/news/feed.xml',
    '/.well-known/security.txt',
  ])('is nowhere linked from %s', async (path) => {
    const page = await read(path);
    expect(page).not.toMatch(/["'>\s](?:https?:\/\/[^"'<\s]+)?\/te(?:["'/<\s]|$)/m);
    expect(page).not.toMatch(/hreflang="te"/i);
    expect(page).not.toMatch(/Preferred-Languages:.*\bte\b/);
  });
});

describe('a language that is switched on, and waits for its reader', () => {
  test('has its frame in its own words and its own slogan', async () => {
    const page = await read('/ta');
    expect(page).toContain('<html lang="ta">');
    for (const words of ['உள்நுழை', 'ஊடகம்', 'அனைத்து உரிமைகளும்']) expect(page).toContain(words);
  });

  test('says that the campaign has not written in it, and leads to where it has', async () => {
    const page = await read('/ta/news');
    expect(page).toContain('இன்னும் இந்த மொழியில் எழுதப்படவில்லை');
    expect(page).toMatch(/<a href="\/news" lang="en" hrefLang="en"[^>]*>English<\/a>/);
    expect(await read('/news')).not.toContain('class="untranslated"');
  });

  test('marks what is in another language', async () => {
    const home = await read('/ta');
    expect(home).toMatch(/<h1 class="hero-name" lang="en">/);
    expect(home).toMatch(/<h3 class="story-title" lang="en">/);
    expect(home).toMatch(/<p lang="en">Printed and paid for by the ferry fund/);
  });

  test('answers what is not there, and a form with gaps, in its own words', async () => {
    const missing = await site.get('/ta/nowhere');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('இங்கே பக்கம் எதுவும் இல்லை');
    const returned = await (await post('/ta/join', { name: '', email: '', message: '' })).text();
    expect(returned).toContain('பெயர் தேவை');
    expect(returned).not.toContain('Name is required');
  });
});

test('a page that could not be made at all still says its language', async () => {
  const page = async (path: string) => (await post(path, { a: 'b' })).text();
  expect(await page('/news')).toContain('<html lang="en">');
  expect(await page('/hi/news')).toContain('<html lang="hi">');
  expect(await page('/hi/news')).toContain('यहाँ कोई पन्ना नहीं है');
  expect(await page('/ta/news')).toContain('<html lang="ta">');
});

test('the settings tell of all eleven: which are offered, written in, and read by whom', async () => {
  const { data } = await site.read<typeof listLanguages>('/api/settings/languages/get');
  expect(data).toHaveLength(11);
  expect(data.find(({ code }) => code === 'en')).toEqual({
    code: 'en',
    name: 'English',
    offered: true,
    written: true,
    interface: 'reviewed',
  });
  expect(data.find(({ code }) => code === 'ta')).toMatchObject({
    offered: true,
    written: false,
    interface: 'awaitingReader',
  });
  expect(data.find(({ code }) => code === 'te')).toMatchObject({ offered: false });
});

test('a language that is switched on is there at once, everywhere', async () => {
  expect((await site.get('/te')).status).toBe(404);
  await site.write([
    settings,
    { slug: 'campaign', facts: { hue: 285, slogans: {}, languages: ['en', 'te'] } },
  ]);
  await vi.waitFor(async () => expect((await site.get('/te')).status).toBe(200), PATIENCE);
  expect(await read('/te')).toContain('<html lang="te">');
  expect(await read('/')).toContain('href="/te"');
  expect(await read('/sitemap.xml')).toContain('hreflang="te"');
  expect((await site.get('/ta')).status).toBe(404);
});
