import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { eventCategories, events } from '#features/events/collection.ts';
import { news, newsCategories } from '#features/news/collection.ts';
import { pages } from '#features/pages/collection.ts';
import { albums, photos } from '#features/photos/collection.ts';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';

const text = { summary: 'In short.', body: '<p>Text.</p>' };
const at = '2024-03-05T10:00:00+05:30';

const site = await testSite({
  pages: true,
  content: [
    [newsCategories, { slug: 'roads', facts: { motif: 'roads' }, en: { title: 'Roads' } }],
    [
      news,
      {
        slug: 'in-both',
        facts: { publishedAt: at, category: 'roads' },
        en: { ...text, title: 'In both', words: { place: 'Jetty' } },
        hi: { ...text, title: 'दोनों में', words: { place: 'घाट' } },
      },
    ],
    [
      news,
      {
        slug: 'in-hindi',
        facts: { publishedAt: at, category: 'roads' },
        hi: { ...text, title: 'हिन्दी में', words: { place: 'घाट' } },
      },
    ],
    [
      news,
      {
        slug: 'sketch',
        facts: { publishedAt: at, category: 'roads' },
        en: { ...text, title: 'Sketch', words: { place: 'Jetty' }, state: 'draft' },
      },
    ],
    [eventCategories, { slug: 'walks', facts: { shape: 'circle' }, en: { title: 'Walks' } }],
    [
      events,
      {
        slug: 'walk',
        facts: { startsAt: at, endsAt: at, category: 'walks' },
        en: { ...text, title: 'A walk', words: { place: 'Jetty', address: 'Boat Street 4' } },
      },
    ],
    [
      albums,
      {
        slug: 'boats',
        facts: { takenAt: at },
        en: { title: 'Boats', summary: 'Old ones.', words: { place: 'Jetty' } },
      },
    ],
    [
      photos,
      {
        slug: 'first-boat',
        facts: { album: 'boats', takenAt: at, file: storedFiles.picture, photographer: 'R' },
        en: { title: 'First boat', words: { place: 'Jetty', alt: 'A boat.' } },
      },
    ],
    [pages, { slug: 'privacy', en: { ...text, title: 'Privacy' } }],
  ],
});

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

interface Entry {
  loc: string;
  lastmod?: string;
  'xhtml:link': { rel: string; hreflang: string; href: string }[];
}

const reply = await site.get('/sitemap.xml');
const xml = await reply.text();
const entries: Entry[] = parser.parse(xml).urlset.url;

const pathOf = (address: string) => new URL(address).pathname;
const paths = () => entries.map(({ loc }) => pathOf(loc));
const pagesOf = (entry: Entry) =>
  Object.fromEntries(entry['xhtml:link'].map(({ hreflang, href }) => [hreflang, href]));

describe('the site map', () => {
  test('is well-formed, and kept like a page', () => {
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(reply.headers.get('cache-control')).toMatch(/^public/);
    expect(XMLValidator.validate(xml)).toBe(true);
  });

  test('names lists, documents and pages of text, in the languages that they exist in', () => {
    expect(paths()).toEqual(expect.arrayContaining(['/', '/hi', '/ta/news', '/news/in-both']));
    expect(paths()).toEqual(expect.arrayContaining(['/hi/news/in-both', '/hi/news/in-hindi']));
    expect(paths()).toEqual(expect.arrayContaining(['/events/walk', '/photos/boats/first-boat']));
    expect(paths()).toContain('/privacy');
    expect(paths()).not.toContain('/news/in-hindi');
    expect(paths()).not.toContain('/hi/privacy');
    expect(paths().join()).not.toMatch(/sketch|terms|login|styleguide/);
    expect(new Set(paths()).size).toBe(paths().length);
  });

  test('leads to pages only that are there, are open to crawlers, and call themselves the same', async () => {
    for (const entry of entries) {
      const response = await site.get(pathOf(entry.loc));
      const page = await response.text();
      expect([entry.loc, response.status]).toEqual([entry.loc, 200]);
      expect(page).not.toContain('content="noindex"');
      expect(page).toContain(`<link rel="canonical" href="${entry.loc}"`);
      for (const [hreflang, href] of Object.entries(pagesOf(entry))) {
        expect(page).toContain(`<link rel="alternate" hrefLang="${hreflang}" href="${href}"`);
      }
    }
  });

  test('lets each language of a page point at all the others', () => {
    const byAddress = new Map(entries.map((entry) => [entry.loc, entry]));
    for (const entry of entries) {
      const own = pagesOf(entry);
      expect(Object.values(own)).toContain(entry.loc);
      for (const href of Object.values(own)) {
        const other = byAddress.get(href);
        expect(other && pagesOf(other)).toEqual(own);
      }
    }
  });

  test('says when a document was last changed', () => {
    const { lastmod } = entries.find(({ loc }) => loc.endsWith('/events/walk')) ?? {};
    expect(Date.parse(lastmod ?? '')).toBeGreaterThan(Date.now() - 3600_000);
  });

  test('has parts for a site that is too large for one, and no more than there are', async () => {
    expect((await site.get('/sitemap/1.xml')).status).toBe(200);
    expect((await site.get('/sitemap/2.xml')).status).toBe(404);
    expect((await site.get('/sitemap/x.xml')).status).toBe(404);
  });
});

test('robots.txt leads to the site map, and keeps crawlers from addresses without end', async () => {
  const response = await site.get('/robots.txt');
  const lines = (await response.text()).split('\n');

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Disallow: /hi/search');
  const map = lines.find((line) => line.startsWith('Sitemap: '))?.slice('Sitemap: '.length) ?? '';
  expect((await site.get(pathOf(map))).status).toBe(200);
});

test('security.txt says whom to tell, in which languages, and ends within a year', async () => {
  const response = await site.get('/.well-known/security.txt');
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(fields['Contact']).toMatch(/^(https?:\/\/.+\/contactus|mailto:.+@.+)$/);
  expect(fields['Preferred-Languages']).toBe('en, hi, ta');
  const end = Date.parse(fields['Expires'] ?? '');
  expect(end).toBeGreaterThan(Date.now());
  expect(end).toBeLessThan(Date.now() + 365 * 24 * 3600_000);
});
