import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test, vi } from 'vitest';
import { audios } from '#features/audios/collection.ts';
import { news, newsCategories } from '#features/news/collection.ts';
import { pressReleases } from '#features/press-releases/collection.ts';
import { speeches } from '#features/speeches/collection.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';
import type { Writing } from '#test/written.ts';

const said = { summary: 'The pump & the <road>.', body: '<p>Text.</p>' };
const day = (number: number) => `2024-03-${String(number).padStart(2, '0')}T10:00:00+05:30`;

function story(number: number): Writing {
  const words = { ...said, words: { place: 'Jetty' } };
  const facts = { publishedAt: day(number), category: 'roads' };
  const titles = { en: `Story ${number} ]]> & more`, hi: `कहानी ${number}` };
  return [
    news,
    {
      slug: `story-${number}`,
      facts,
      en: { ...words, title: titles.en },
      hi: { ...words, title: titles.hi },
    },
  ];
}

const site = await testSite({
  pages: true,
  content: [
    [newsCategories, { slug: 'roads', facts: { motif: 'roads' }, en: { title: 'Roads' } }],
    ...Array.from({ length: 31 }, (_, index) => story(index + 1)),
    [
      pressReleases,
      {
        slug: 'ferry',
        facts: { publishedAt: day(2), category: 'statement' },
        en: { ...said, title: 'The ferry runs' },
      },
    ],
    [
      speeches,
      {
        slug: 'at-the-jetty',
        facts: { deliveredAt: day(3) },
        en: { ...said, title: 'At the jetty', words: { occasion: 'Open day', place: 'Jetty' } },
      },
    ],
    [
      audios,
      {
        slug: 'letter',
        facts: { publishedAt: day(4), kind: 'letter' },
        en: {
          ...said,
          title: 'A letter',
          words: { file: storedFiles.recording, durationSeconds: 61.5 },
        },
      },
    ],
  ],
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'item',
});

async function channelOf(path: string) {
  const response = await site.get(path);
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  return { response, channel: parser.parse(xml).rss.channel };
}

test.each([
  '/news/feed.xml',
  '/pressreleases/feed.xml',
  '/speeches/feed.xml',
  '/audios/podcast.xml',
])('%s is RSS with its own address, kept like a page', async (path) => {
  const { response, channel } = await channelOf(path);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toMatch(/^public/);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(new URL(channel['atom:link'].href).pathname).toBe(path);
  expect(channel).toMatchObject({ language: 'en', description: expect.stringMatching(/./) });
  expect(channel.item.length).toBeGreaterThan(0);
});

test('a picture is announced with the length and the type that it has', async () => {
  const { channel } = await channelOf('/news/feed.xml');

  const { url, type, length } = channel.item[0].enclosure;
  const picture = await site.get(new URL(url).pathname);
  expect(picture.headers.get('content-type')).toContain(type);
  expect(Number(length)).toBe((await picture.arrayBuffer()).byteLength);
});

describe('the news', () => {
  test('come newest first, thirty of them', async () => {
    const { channel } = await channelOf('/news/feed.xml');

    expect(channel.title).toBe('News updates · Nilova Teshkar, Purvamala');
    expect(channel.item).toHaveLength(30);
    expect(channel.item[0]).toMatchObject({
      title: 'Story 31 ]]> & more',
      description: 'The pump & the <road>.',
      pubDate: 'Sun, 31 Mar 2024 04:30:00 GMT',
      guid: { '#text': expect.stringMatching(/^urn:uuid:/), isPermaLink: 'false' },
      enclosure: { type: 'image/svg+xml' },
    });
  });

  test('lead to pages in the language of the feed', async () => {
    const { channel } = await channelOf('/hi/news/feed.xml');

    expect(channel).toMatchObject({ language: 'hi' });
    expect(channel.item[0].title).toBe('कहानी 31');
    const { pathname } = new URL(channel.item[0].link);
    expect(pathname).toBe('/hi/news/story-31');
    expect((await site.get(pathname)).status).toBe(200);
  });

  test('are told again when one is changed', async () => {
    await channelOf('/ta/news/feed.xml');
    await site.write(story(32 - 1), [
      news,
      {
        slug: 'story-1',
        facts: { publishedAt: '2024-05-01T10:00:00+05:30', category: 'roads' },
        en: { ...said, title: 'Put right', words: { place: 'Jetty' } },
      },
    ]);

    await vi.waitFor(async () => {
      const { channel } = await channelOf('/ta/news/feed.xml');
      expect(channel.item[0].title).toBe('Put right');
    }, PATIENCE);
  });
});

test('a recording says how long it is, in bytes and in minutes', async () => {
  const { channel } = await channelOf('/audios/podcast.xml');

  expect(channel.item[0]).toMatchObject({
    enclosure: { type: 'audio/mpeg', length: '9000', url: expect.stringMatching(/^http.+\.mp3$/) },
    'itunes:duration': '01:02',
  });
});

test('a podcast has what directories ask for, and a picture that is there', async () => {
  const { channel } = await channelOf('/audios/podcast.xml');

  expect(channel).toMatchObject({
    'itunes:author': 'Nilova Teshkar',
    'itunes:category': { text: 'Government' },
    'itunes:explicit': false,
  });
  const picture = await site.get(new URL(channel['itunes:image'].href).pathname);
  expect(picture.headers.get('content-type')).toBe('image/png');
});

test.each(['/news', '/pressreleases', '/speeches', '/audios'])(
  'the list %s names its feed in the head and at its end',
  async (path) => {
    const page = await (await site.get(`/hi${path}`)).text();
    const [, inHead = ''] =
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="([^"]+)"/.exec(
        page,
      ) ?? [];

    expect((await site.get(inHead)).status).toBe(200);
    expect(page).toContain(`<a href="${inHead}" class="link"`);
  },
);
