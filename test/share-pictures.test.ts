import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shareSize } from '#contract/share-address.ts';
import { testSite } from '#test/site.ts';
import { collectionOf } from './collection-of.ts';
import type { Writing } from './written.ts';

const news = collectionOf('news');

const facts = { publishedAt: '2024-03-05T10:00:00+05:30', category: 'water' };

function jetty(title: string): Writing {
  const words = { place: 'Jetty' };
  const body = '<p>Text.</p>';
  return [
    news,
    {
      slug: 'jetty',
      facts,
      en: { title, summary: 'In short.', body, words },
      hi: { title: 'घाट का द्वार खुला', summary: 'संक्षेप में।', body, words },
    },
  ];
}

const site = await testSite({
  pages: true,
  content: [
    [
      collectionOf('news-categories'),
      { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water' } },
    ],
    [news, { slug: 'sketch', facts, en: { title: 'Sketch', state: 'draft' } }],
    jetty('The jetty & the <ferry> open'),
  ],
});

/** The path of the picture that a page names in its head. */
async function pictureOf(page: string): Promise<string> {
  const html = await (await site.get(page)).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  return new URL(address).pathname;
}

it.each(['/', '/hi', '/news', '/news/jetty', '/hi/news/jetty', '/bn/news/jetty'])(
  'a link to %s is shown with a picture of the usual size',
  async (page) => {
    const response = await site.get(await pictureOf(page));

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await response.bytes()).metadata()).toMatchObject({
      ...shareSize,
      format: 'jpeg',
    });
  },
);

it('each document has a picture of its own in each language', async () => {
  const pages = ['/', '/hi', '/news/jetty', '/hi/news/jetty'];
  expect(new Set(await Promise.all(pages.map(pictureOf))).size).toBe(pages.length);
});

it('a picture with another title has another address, and the old one leads there', async () => {
  const before = await pictureOf('/news/jetty');
  await site.write(jetty('The jetty closes'));
  await expect.poll(() => pictureOf('/news/jetty')).not.toBe(before);

  const response = await fetch(site.url + before, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(await pictureOf('/news/jetty'));
});

it.each([
  '/share/1/en/news/elsewhere/1a2b.jpg',
  '/share/1/en/news/sketch/1a2b.jpg',
  '/share/1/en/nowhere/jetty/1a2b.jpg',
  '/share/1/xx/news/jetty/1a2b.jpg',
  '/share/1/en/news/jetty/1a2b.png',
])('nothing is drawn for %s', async (path) => {
  expect((await site.get(path)).status).toBe(404);
});
