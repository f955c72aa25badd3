import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { collections } from '#content/import/campaign-fixture.ts';
import {
  editingDesk,
  english,
  facts,
  farida,
  hindi,
  ila,
  notes,
  topics,
} from '#test/editing-desk.ts';
import { bin, emptyBin, restoreFromBin } from './bin.ts';
import { bringBack } from './bring-back.ts';
import { compareDocuments, compareSome, findMissing } from './compare-published.ts';
import { planBringBack } from './plan-bring-back.ts';
import { historyBegins, requireKnown } from './publications-at.ts';
import { publish, unpublish } from './publish.ts';
import { renameSlug } from './rename-slug.ts';

const { db, act, save, published, found } = await editingDesk();

/** A moment that everything until now is before, and everything from now on after. */
async function momentNow(): Promise<Date> {
  const moment = new Date();
  await expect.poll(() => Date.now()).toBeGreaterThan(moment.getTime() + 1);
  return moment;
}

const names = collections.map(({ name }) => name);
const plan = (moment: Date, more: object = {}) =>
  planBringBack(db, { moment, collections: names, altered: [], limit: 50, ...more });
const back = (documentId: string, moment: Date, collection = notes) =>
  act((tx) => bringBack(tx, collection, { documentId, moment, authorId: farida }));
const compare = (...ids: string[]) => compareDocuments(db, collections, ids);
const compareAll = async () => [
  ...(await compareSome(db, collections)).differences,
  ...(await findMissing(db)),
];

test('what verbs publish, change, rename and take down is as it was published', async () => {
  const { id, revisions } = await published();
  const hi = await save(id, 'hi', hindi);
  await act((tx) => publish(tx, notes, { documentId: id, revisions: { hi } }));
  const en = await save(id, 'en', { ...english, title: 'Two taps' }, { base: revisions.en });
  await act((tx) => publish(tx, notes, { documentId: id, revisions: { en } }));
  const [water] = (
    await db.execute<{ id: string }>(sql`
    select id from documents where collection = 'topics'`)
  ).rows;
  const renaming = { documentId: water?.id ?? '', slug: 'rivers' };
  await act((tx) => renameSlug(tx, collections, topics, renaming));
  await act((tx) => renameSlug(tx, collections, notes, { documentId: id, slug: 'taps' }));
  await act((tx) => unpublish(tx, notes, { documentId: id, language: 'hi' }));
  expect(await found('taps')).toMatchObject({ title: 'Two taps', topic: { title: 'water' } });
  expect(await compareAll()).toEqual([]);
  await act((tx) => bin(tx, collections, notes, id));
  expect(await compareAll()).toEqual([]);
  await act((tx) => restoreFromBin(tx, notes, id));
  await act((tx) => bin(tx, collections, notes, id));
  await db.execute(
    sql`update documents set binned_at = now() - interval '31 days' where id = ${id}`,
  );
  expect(await emptyBin(db)).toBe(1);
  expect(await compareAll()).toEqual([]);
  expect((await db.execute(sql`select from publications where document_id = ${id}`)).rowCount).toBe(
    0,
  );
});

test.each([
  ['the words', `update versions set title = 'Sold' where slug = 'tap'`, 'en', ['words']],
  [
    'the facts',
    `update documents set facts = facts || '{"value": 9}' where slug = 'tap'`,
    'facts',
    ['facts'],
  ],
  ['its place in lists', `update versions set at = now() where slug = 'tap'`, 'en', ['at']],
  [
    'where it is shown',
    `update versions set shown_in = '{}' where slug = 'tap'`,
    'en',
    ['languages'],
  ],
  ['its address', `update versions set slug = 'sold' where slug = 'tap'`, 'en', ['slug']],
])(
  '%s of a public document that SQL changes are found, and put right',
  async (_, statement, part, details) => {
    const { id } = await published();
    const moment = await momentNow();
    await db.execute(statement);
    const difference = {
      kind: 'changed',
      documentId: id,
      collection: 'notes',
      part,
      title: 'A tap',
      details,
    };
    expect(await compareAll()).toEqual([difference]);
    const [planned] = (await plan(moment, { altered: [{ documentId: id, part }] })).documents;
    expect(planned).toMatchObject({ id, title: 'A tap', parts: [{ part, change: 'repair' }] });
    await back(id, new Date());
    expect(await compare(id)).toEqual([]);
    expect(await found()).toMatchObject({ title: 'A tap' });
  },
);

test('a row that is gone and one that nobody published are found, and put right', async () => {
  const { id } = await published();
  await db.execute(sql`delete from versions where document_id = ${id}`);
  expect(await compareAll()).toMatchObject([{ kind: 'missing', documentId: id, part: 'en' }]);
  await back(id, new Date());
  expect(await found()).toMatchObject({ title: 'A tap' });
  await db.execute(sql`
    insert into versions (document_id, language, collection, slug, revision_id, shown_in, title, words, at, terms)
    select document_id, 'hi', collection, slug, revision_id, '{hi}', 'Sold', '{}', at, '{}' from versions
    where document_id = ${id}`);
  expect(await compareAll()).toMatchObject([{ kind: 'added', documentId: id, part: 'hi' }]);
  await back(id, new Date());
  expect(await compareAll()).toEqual([]);
});

test('a text whose revision was changed as well is not put back, and one that is removed is missed', async () => {
  const { id, revisions } = await published();
  await db.execute(
    sql`update revisions set content = content || '{"title":"Sold"}' where id = ${revisions.en}`,
  );
  await db.execute(sql`update versions set title = 'Sold' where document_id = ${id}`);
  await expect(back(id, new Date())).rejects.toThrow('Take it from a backup');
  await db.execute(sql`delete from drafts where document_id = ${id}`);
  await db.execute(sql`delete from documents where id = ${id}`);
  expect(await compareAll()).toMatchObject([{ kind: 'missing', documentId: id, title: 'tap' }]);
  await expect(back(id, new Date())).rejects.toMatchObject({ code: 'notFound' });
});

test('a document is brought back to a moment, and back again', async () => {
  const { id, revisions } = await published();
  const before = await momentNow();
  const en = await save(id, 'en', { ...english, title: 'Sold' }, { base: revisions.en });
  const hi = await save(id, 'hi', hindi);
  const changed = { ...facts, value: 3 };
  const next = await save(id, 'facts', changed, { base: revisions.facts });
  await act((tx) => publish(tx, notes, { documentId: id, revisions: { en, hi, facts: next } }));
  const after = await momentNow();

  expect(await plan(before)).toMatchObject({
    total: 1,
    documents: [
      {
        id,
        collection: 'notes',
        slug: 'tap',
        parts: [
          { part: 'facts', change: 'text', revisionId: revisions.facts },
          { part: 'en', change: 'text', revisionId: revisions.en },
          { part: 'hi', change: 'unpublish', revisionId: null },
        ],
      },
    ],
  });
  await back(id, before);
  expect(await found()).toMatchObject({ title: 'A tap', languages: ['en'] });
  expect(await found()).not.toHaveProperty('value', 3);
  expect(await compareAll()).toEqual([]);
  const authors = await db.execute(sql`
    select from revisions where document_id = ${id} and author_id = ${farida}`);
  expect(authors.rowCount).toBe(2);

  await back(id, after);
  expect(await found()).toMatchObject({ title: 'Sold', languages: ['en', 'hi'], value: 3 });
  expect(await plan(after)).toEqual({ documents: [], total: 0 });
  expect(await plan(before)).toMatchObject({ total: 1 });
  await back(id, before);
  expect(await found()).toMatchObject({ title: 'A tap' });
});

test('what was binned since is public again, and what was not public is not', async () => {
  const { id } = await published();
  const before = await momentNow();
  await act((tx) => bin(tx, collections, notes, id));
  const later = await published('pump');
  const { documents } = await plan(before);
  expect(documents.map(({ slug, parts }) => `${slug} ${parts[0]?.change}`).sort()).toEqual([
    'pump unpublish',
    'tap publish',
  ]);
  for (const planned of documents) await back(planned.id, before);
  expect(await found()).toMatchObject({ title: 'A tap' });
  expect(await found('pump')).toBeUndefined();
  expect(await plan(before, { documentId: later.id })).toMatchObject({ total: 0 });
  expect(await compareAll()).toEqual([]);
});

test('a moment to come, and one of which nothing is known, are refused', async () => {
  await published();
  const begun = await historyBegins(db);
  await requireKnown(db, begun);
  await expect(requireKnown(db, new Date(begun.getTime() - 1))).rejects.toThrow();
  await expect(requireKnown(db, new Date(Date.now() + 60_000))).rejects.toThrow();
  expect(ila).not.toBe(farida);
});
