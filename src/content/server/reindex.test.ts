import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { collectionOf } from '#test/collection-of.ts';
import { testDatabase } from '#test/database.ts';
import { draftLists } from '#test/listed-drafts.ts';
import { write } from '#test/written.ts';
import { indexDrafts } from './index-drafts.ts';
import { createReader } from './reader.ts';
import { reindex } from './reindex.ts';

const pages = collectionOf('pages');
const { db } = await testDatabase();

test('texts of an older release are found by their titles first, once they are indexed anew', async () => {
  const said = (title: string, body: string) => ({
    title,
    summary: 'Where.',
    body: `<p>${body}</p>`,
  });
  await write(db, [
    [
      pages,
      { slug: 'deep', position: 1, en: said('Ways', 'The ferry.'), hi: said('रास्ते', 'नाव।') },
    ],
    [pages, { slug: 'ferry', position: 2, en: said('The ferry', 'Its hours.') }],
  ]);
  await db.execute(sql`update versions set terms = tsvector_to_array(search)`);
  await db.execute(sql`update versions set search = array_to_tsvector(terms)`);

  await indexDrafts(db);
  await db.execute(sql`
    update drafts set terms = array(select split_part(term, '''', 2) from unnest(terms) as term)`);
  await db.execute(sql`update draft_search set search = ''`);

  expect(await reindex(db)).toBe(6);
  expect(await reindex(db)).toBe(0);

  const reader = createReader(db, () => ({ hue: 285, motifsOff: [], tint: '#baeaef' }));
  const { rows } = await reader.search([pages], 'en', { s: 'ferry', page: 1, size: 12 });
  expect(rows.map(({ slug }) => slug)).toEqual(['ferry', 'deep']);
  const listed = await draftLists(db, [pages])({ s: 'ferry' });
  expect(new Set(listed.map(({ slug }) => slug))).toEqual(new Set(['ferry', 'deep']));
});
