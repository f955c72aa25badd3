import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { news, newsCategories } from '#features/news/collection.ts';
import { collectionOf } from '#test/collection-of.ts';
import { testDatabase } from '#test/database.ts';
import { write } from '#test/written.ts';
import type { Writing } from '#test/written.ts';
import { comparePages } from './compare-pages.ts';

const { db } = await testDatabase();
const facts = { publishedAt: '2026-10-01T09:30:00+05:30', category: 'water' };
const body = '<p>Since Monday the tap runs.</p>';
const said = { title: 'The tap runs', summary: 'For all.', body, words: { place: 'Ghat' } };
const tap = (title: string): Writing => [news, { slug: 'tap', facts, en: { ...said, title } }];
await write(db, [
  [newsCategories, { slug: 'water', facts: { motif: 'water' }, en: { title: 'Water' } }],
  tap('The tap runs'),
]);

const compared = (askPage: (path: string) => Promise<{ status: number; html: string }>) =>
  comparePages(
    { db, collections: [collectionOf('news')], askPage, isShown: () => true },
    { after: null, also: [] },
    new AbortController().signal,
  );

test('what is published while its page is asked for raises no alarm, and is looked at the next time', async () => {
  const html = `<h1>The tap stands still</h1>${body}`;
  const during = await compared(async () => {
    await write(db, [tap('The tap stands still')]);
    return { status: 200, html };
  });
  expect(during).toMatchObject({ found: [], pages: 0 });
  expect(await compared(async () => ({ status: 200, html }))).toMatchObject({
    found: [],
    pages: 1,
  });
});

test('what is taken down meanwhile raises none either, and a page that shows something else does', async () => {
  const html = '<h1>Hacked</h1>';
  expect((await compared(async () => ({ status: 200, html }))).found).toMatchObject([
    { kind: 'page', details: ['/news/tap'] },
  ]);
  const during = await compared(async () => {
    await db.execute(sql`update publications set until = now() where until is null`);
    return { status: 404, html: '' };
  });
  expect(during).toMatchObject({ found: [], pages: 0 });
});
