import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import {
  editingDesk,
  english,
  facts,
  farida,
  ila,
  notes,
  topics,
  topicWords,
} from '#test/editing-desk.ts';
import { collections } from '../../import/campaign-fixture.ts';
import { bin, restoreFromBin } from './bin.ts';
import { publish } from './publish.ts';
import { renameSlug } from './rename-slug.ts';
import { reorder } from './reorder.ts';
import { restoreRevision } from './restore-revision.ts';
import { createSaver } from './save-together.ts';

const { db, listed, act, save, draft, draftIn, published, publishedTopic, found, newest } =
  await editingDesk();

const codesOf = (all: readonly PromiseSettledResult<unknown>[]) =>
  all.map((each) => (each.status === 'fulfilled' ? 'done' : String(each.reason.code))).sort();

test('of two who give different documents the same address one succeeds, the other hears why', async () => {
  const ids = [(await draft('one')).id, (await draft('other')).id];
  const all = await Promise.allSettled(
    ids.map((documentId) =>
      act((tx) => renameSlug(tx, collections, notes, { documentId, slug: 'same' })),
    ),
  );
  expect(codesOf(all)).toEqual(['done', 'invalid']);
});

test('what is published while another document is renamed refers to it by its new slug, or is not public', async () => {
  const documentId = await publishedTopic('roads-0');
  for (let round = 0; round < 10; round += 1) {
    const said = { ...facts, topic: `roads-${round}` };
    const { id, revisions } = await draftIn(notes, `tap-${round}`, [said, english]);
    await Promise.allSettled([
      act((tx) => publish(tx, notes, { documentId: id, revisions })),
      act((tx) => renameSlug(tx, collections, topics, { documentId, slug: `roads-${round + 1}` })),
    ]);
  }
  const { rows } = await db.execute<{ slug: string; topic: string }>(sql`
    select v.slug, d.facts ->> 'topic' as topic from versions v join documents d on d.id = v.document_id
    where v.collection = 'notes'`);
  expect(rows.filter(({ topic }) => topic !== 'roads-10')).toEqual([]);
});

test('a document that is put into the bin while somebody publishes it is not public', async () => {
  for (let round = 0; round < 10; round += 1) {
    const slug = `tap-${round}`;
    const { id, revisions } = await draft(slug);
    await Promise.allSettled([
      act((tx) => publish(tx, notes, { documentId: id, revisions })),
      act((tx) => bin(tx, collections, notes, id)),
    ]);
    expect(await found(slug)).toBeUndefined();
  }
});

test('what is taken out of the bin twice at once is one draft', async () => {
  const { id } = await published();
  await act((tx) => bin(tx, collections, notes, id));
  const twice = [
    act((tx) => restoreFromBin(tx, notes, id)),
    act((tx) => restoreFromBin(tx, notes, id)),
  ];
  expect(codesOf(await Promise.allSettled(twice))).toEqual(['done', 'done']);
  const rows = await listed({ collections: ['notes'] });
  expect(rows).toMatchObject([{ id, stage: 'draft' }]);
});

test('of two who restore and save over the same revision one meets a conflict', async () => {
  const { id, revisions } = await published();
  const base = await save(id, 'en', { ...english, title: 'Worse' }, { base: revisions.en });
  const restoring = { documentId: id, part: 'en' as const, base, authorId: ila };
  const all = await Promise.allSettled([
    act((tx) => restoreRevision(tx, notes, { ...restoring, revisionId: revisions.en ?? 0 })),
    save(id, 'en', { ...english, title: 'Better' }, { base, authorId: farida }),
  ]);
  expect(codesOf(all)).toEqual(['conflict', 'done']);
});

test('two orders of one list at once leave one of the two', async () => {
  const ids = [];
  for (const slug of ['roads', 'wells', 'lamps', 'trees'])
    ids.push((await draftIn(topics, slug, [{}, topicWords(slug)])).id);
  const orders = [ids, ids.toReversed()];
  const all = await Promise.allSettled(
    orders.map((order) => act((tx) => reorder(tx, topics, order))),
  );
  expect(codesOf(all)).toEqual(['done', 'done']);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from documents where collection = 'topics' and position > 0 order by position`);
  expect(orders).toContainEqual(rows.map(({ id }) => id));
});

test('a fault of saving many together is told of, and each is saved by itself', async () => {
  const { id, revisions } = await draft();
  const told: unknown[] = [];
  const saveTogether = createSaver(db, (error) => told.push(error));
  const fault = new Error('No connection');
  vi.spyOn(db.$client, 'connect').mockImplementationOnce(() => Promise.reject(fault));
  const content = { ...english, title: 'Two taps' };
  const base = revisions.en ?? null;
  await saveTogether(notes, { documentId: id, part: 'en', content, base, authorId: ila });
  expect((await newest(id, 'en'))?.['title']).toBe('Two taps');
  expect(told).toEqual([fault]);
});
