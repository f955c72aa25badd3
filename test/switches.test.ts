import { describe, expect, it, vi } from 'vitest';
import { pathWithoutLanguage } from '#contract/languages.ts';
import { isPathOff, switchNames } from '#contract/switches.ts';
import { pages } from '#features/pages/collection.ts';
import { photos } from '#features/photos/collection.ts';
import { settings } from '#features/settings/collection.ts';
import { pages as pagesOfSite } from '#site/pages/page-table.ts';
import { album } from '#test/booth-album.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';

const photograph = {
  key: 'ab'.repeat(32),
  name: 'a.webp',
  type: 'image/webp',
  bytes: 1,
  placeholder: '#a08060',
  width: 20,
  height: 10,
  widths: [20],
};
const takenAt = '2026-11-01T09:00:00+05:30';
const words = { place: 'Nilova', alt: 'People' };
const ofPhoto = { album: 'rally', takenAt, file: photograph };
const site = await testSite({
  pages: true,
  content: [
    [
      pages,
      {
        slug: 'contact',
        facts: {},
        en: { title: 'Contact', summary: 'Write.', body: '<p>Here.</p>' },
      },
    ],
    album('rally', true),
    [photos, { slug: 'crowd', facts: ofPhoto, en: { title: 'Crowd', words } }],
  ],
});

const switchOff = (...switchedOff: string[]) => {
  const facts = { hue: 285, slogans: {}, languages: ['en', 'hi', 'ta'], switchedOff };
  return site.write([settings, { slug: 'campaign', facts }]);
};
const switchedOffHere = async () => {
  const { data } = await (await site.get('/api/settings/find?slug=campaign')).json();
  return data.switchedOff ?? [];
};
const paths = pagesOfSite.map(({ path }) => path).filter((path) => !path.includes(':'));
/** The pages that are shown while nothing is switched off; this campaign has not written every text. */
const shown: string[] = [];
const more = [
  '/hi',
  '/ta',
  '/photos/rally',
  '/photos/rally/crowd',
  '/search?s=quiz',
  '/search?s=wish',
];
for (const path of [...paths, ...more, '/sitemap.xml'])
  if ((await site.get(path)).status === 200) shown.push(path);

/** The pages of this site that a page links to, or that a list for search engines names. */
function linksIn(html: string): string[] {
  const written = html.matchAll(/(?:href|action)="(\/[^"#?]*)|<loc>https?:\/\/[^/]*(\/[^<]*)/g);
  return [...written].map(([, link, place]) => pathWithoutLanguage(link ?? place ?? ''));
}

describe('a part that is switched off', () => {
  it.for(switchNames)('%s takes no page down but its own, and none leads to it', async (name) => {
    const some = ['/contactus', '/photos/rally/crowd', '/hi', '/quiz', '/login', '/sitemap.xml'];
    expect(shown).toEqual(expect.arrayContaining(some));
    await switchOff(name);
    await vi.waitFor(async () => expect(await switchedOffHere()).toEqual([name]), PATIENCE);
    for (const path of shown) {
      const response = await site.get(path);
      const { status } = response;
      expect({ path, status }).toEqual({ path, status: isPathOff(path, [name]) ? 404 : 200 });
      // The page of samples shows every part as it is.
      if (status === 404 || path === '/styleguide') continue;
      const dead = linksIn(await response.text()).filter((link) => isPathOff(link, [name]));
      expect({ path, dead }).toEqual({ path, dead: [] });
    }
  });

  it('takes no form of its own on another page, and no call', async () => {
    await switchOff('join', 'wish');
    await vi.waitFor(async () => expect(await switchedOffHere()).toHaveLength(2), PATIENCE);
    expect(await (await site.get('/contactus')).text()).not.toContain('<textarea');
    expect((await site.post('/api/user/wish/create', { user_name: 'Ila' })).status).toBe(404);
    await switchOff();
    await vi.waitFor(async () => expect(await switchedOffHere()).toEqual([]), PATIENCE);
    expect(await (await site.get('/contactus')).text()).toContain('<textarea');
    expect((await site.post('/api/user/wish/create', { user_name: 'Ila' })).status).toBe(201);
  });
});
