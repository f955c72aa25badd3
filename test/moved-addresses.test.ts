import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { renameSlug } from '#content/server/edit/rename-slug.ts';
import { transaction } from '#db/transaction.ts';
import { testSite } from '#test/site.ts';
import { collections } from '../src/main/collections.ts';
import { collectionOf } from './collection-of.ts';
import { storedFiles } from './stored-files.ts';

/** A busy machine takes its time to render a page. */
const at = '2024-03-05T10:00:00+05:30';
const said = { summary: 'In short.', body: '<p>Text.</p>', words: { place: 'Jetty' } };

const site = await testSite({
  pages: true,
  content: [
    [
      collectionOf('news-categories'),
      { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water' } },
    ],
    [
      collectionOf('news'),
      {
        slug: 'tap',
        facts: { publishedAt: at, category: 'water' },
        en: { ...said, title: 'A tap' },
      },
    ],
    [
      collectionOf('event-categories'),
      { slug: 'walks', facts: { shape: 'circle' }, en: { title: 'Walks' } },
    ],
    [
      collectionOf('events'),
      {
        slug: 'walk',
        facts: { startsAt: at, endsAt: at, category: 'walks' },
        en: { ...said, title: 'A walk', words: { place: 'Jetty', address: 'Boat Street 4' } },
      },
    ],
    [
      collectionOf('albums'),
      {
        slug: 'boats',
        facts: { takenAt: at },
        en: { title: 'Boats', summary: 'Old ones.', words: { place: 'Jetty' } },
      },
    ],
    [
      collectionOf('photos'),
      {
        slug: 'first',
        facts: { album: 'boats', takenAt: at, file: storedFiles.picture },
        en: { title: 'First boat', words: { place: 'Jetty', alt: 'A boat.' } },
      },
    ],
  ],
});

async function rename(collection: string, from: string, slug: string): Promise<void> {
  const { rows } = await site.db.execute<{ id: string }>(
    sql`select id from documents where collection = ${collection} and slug = ${from}`,
  );
  const renaming = { documentId: rows[0]?.id ?? '', slug };
  await transaction(site.db, (tx) =>
    renameSlug(tx, collections, collectionOf(collection), renaming),
  );
}

const follow = (path: string) => fetch(site.url + path, { redirect: 'manual' });

// The earlier page is cached, to prove that a cached page ends when its document moves.
await site.get('/news/tap');
await rename('news', 'tap', 'tap-at-last');
await rename('events', 'walk', 'long-walk');
await rename('albums', 'boats', 'old-boats');
await rename('photos', 'first', 'first-boat');

test.each([
  ['/news/tap', '/news/tap-at-last'],
  ['/hi/news/tap', '/hi/news/tap-at-last'],
  ['/events/walk', '/events/long-walk'],
  ['/ta/events/walk.ics', '/ta/events/long-walk.ics'],
  ['/photos/boats', '/photos/old-boats'],
  ['/photos/boats/first-boat', '/photos/old-boats/first-boat'],
  ['/photos/old-boats/first', '/photos/old-boats/first-boat'],
])('%s leads to %s for good', async (before, now) => {
  await expect.poll(async () => (await follow(before)).status).toBe(308);
  expect((await follow(before)).headers.get('location')).toBe(now);
  expect((await follow(now)).status).toBe(200);
});

test('a page that is already open goes on to the new address too', async () => {
  const response = await follow('/news/tap.data');
  expect(response.status).toBe(202);
  expect(await response.text()).toContain('/news/tap-at-last');
});

test('a call by a slug of before answers with the document as it is now', async () => {
  expect(await site.read('/api/news/find?slug=tap')).toMatchObject({
    data: { slug: 'tap-at-last', title: 'A tap' },
  });
});

test('an address that is taken anew leads to what took it', async () => {
  await site.write([
    collectionOf('news'),
    { slug: 'tap', facts: { publishedAt: at, category: 'water' }, en: { ...said, title: 'Anew' } },
  ]);
  await expect.poll(async () => (await follow('/news/tap')).status).toBe(200);
});

test('an address of nothing is still one of nothing', async () => {
  expect((await follow('/news/nothing-of-the-kind')).status).toBe(404);
});
