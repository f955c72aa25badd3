import type { APIRequestContext } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

/** Elements without which podcast directories refuse a feed, after Apple's list. */
const ofChannel = [
  'title',
  'description',
  'language',
  'link',
  'item',
  'atom:link',
  'itunes:image',
  'itunes:category',
  'itunes:explicit',
  'itunes:author',
  'itunes:owner',
];
const ofEpisode = ['title', 'description', 'guid', 'pubDate', 'enclosure', 'itunes:duration'];

async function channelOf(request: APIRequestContext, path: string) {
  const xml = await (await request.get(path)).text();
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml).rss.channel;
}

for (const path of ['/audios/podcast.xml', '/hi/audios/podcast.xml']) {
  test(`${path} is a podcast whose recordings are what it says`, async ({ request }) => {
    const channel = await channelOf(request, path);
    expect(Object.keys(channel)).toEqual(expect.arrayContaining(ofChannel));
    expect(channel.item.length).toBeGreaterThan(5);

    for (const episode of channel.item) {
      expect(Object.keys(episode)).toEqual(expect.arrayContaining(ofEpisode));
      expect(episode['itunes:duration']).toMatch(/^(\d+:)?\d\d:\d\d$/);
      const { url, length, type } = episode.enclosure;
      const file = await request.get(url);
      expect(file.status()).toBe(200);
      expect(file.headers()['content-type']).toBe(type);
      expect((await file.body()).length).toBe(Number(length));
      const part = await request.get(url, { headers: { range: 'bytes=0-99' } });
      expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
    }
    const guids = channel.item.map(({ guid }: { guid: { '#text': string } }) => guid['#text']);
    expect(new Set(guids).size).toBe(guids.length);
  });
}

test('the podcast has the square picture that directories ask for', async ({ request }) => {
  const channel = await channelOf(request, '/audios/podcast.xml');
  const picture = await request.get(channel['itunes:image'].href);
  const { format, width, height, hasAlpha } = await sharp(await picture.body()).metadata();

  expect({ format, height, hasAlpha }).toEqual({ format: 'png', height: width, hasAlpha: false });
  expect(width).toBeGreaterThanOrEqual(1400);
  expect(width).toBeLessThanOrEqual(3000);
});
