import { expect, test } from 'vitest';
import { collectionOf } from '#test/collection-of.ts';
import { testSite } from '#test/site.ts';
import { storedFiles } from '#test/stored-files.ts';

const inShort = { title: 'The well of Neeravan', summary: 'In short.' };
const said = { ...inShort, body: '<p>Text.</p>' };
const at = '2024-03-05T10:00:00+05:30';

const site = await testSite({
  pages: true,
  content: [
    [
      collectionOf('albums'),
      { slug: 'wells', facts: { takenAt: at }, en: { ...inShort, words: { place: 'Jetty' } } },
    ],
    [
      collectionOf('photos'),
      {
        slug: 'first-well',
        facts: { album: 'wells', takenAt: at, file: storedFiles.picture },
        en: { title: said.title, words: { place: 'Jetty', alt: 'A well' } },
      },
    ],
    [collectionOf('faqs'), { slug: 'who-owns', en: { ...said, words: { topic: 'Water' } } }],
    [collectionOf('pages'), { slug: 'contact', en: said }],
    [collectionOf('pages'), { slug: 'on-no-page', en: said }],
    [
      collectionOf('media-coverage'),
      {
        slug: 'report',
        facts: { publishedAt: at, outletLanguage: 'en', kind: 'print', link: 'https://a.example/' },
        en: { title: said.title, summary: 'In short.', words: { outlet: 'The Jetty' } },
      },
    ],
  ],
});

const linksOf = (html: string) =>
  [...html.matchAll(/<a class="stretched-link" href="([^"]+)"/g)].map(([, href]) => href);

test('a result links to its own page, or else to its place on another', async () => {
  const html = await (await site.get('/search?s=neeravan')).text();
  expect(new Set(linksOf(html))).toEqual(
    new Set([
      '/contactus',
      '/faq#who-owns',
      '/mediacoverage',
      '/photos/wells',
      '/photos/wells/first-well',
    ]),
  );
});

test('in another language it leads there in that language', async () => {
  const html = await (await site.get('/hi/search?s=neeravan')).text();
  expect(linksOf(html)).toContain('/hi/photos/wells/first-well');
});
