import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editingDesk, facts, ila, notes, topics, topicWords } from '#test/editing-desk.ts';
import { collections } from '../../import/campaign-fixture.ts';
import { bin } from './bin.ts';
import { publishDue } from './publish-due.ts';
import { publish, unpublish } from './publish.ts';
import { submitReview } from './review.ts';
import { schedulePublishing } from './schedule.ts';

const { db, reader, act, save, draft, draftIn, published, found } = await editingDesk();

const water = async () => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from documents where collection = 'topics' and slug = 'water'`,
  );
  return rows[0]?.id ?? '';
};
const isNamed = { code: 'conflict', message: expect.stringContaining('“A tap” refers to this.') };
const isNotPublic = {
  errors: [{ param: 'facts.topic', msg: 'This is not public. Publish it first' }],
};
const takeDown = (collection: typeof notes, documentId: string) =>
  act((tx) => unpublish(tx, collection, { documentId, language: 'en', neededBy: collections }));

test('what refers to a draft is looked at, and not public before that is', async () => {
  const roads = await draftIn(topics, 'roads', [{}, topicWords('Roads')]);
  const { id, revisions } = await draft();
  const changed = await save(id, 'facts', { ...facts, topic: 'roads' }, { base: revisions.facts });
  const wanted = { documentId: id, revisions: { ...revisions, facts: changed } };
  await expect(act((tx) => publish(tx, notes, wanted))).rejects.toMatchObject(isNotPublic);
  await act((tx) => submitReview(tx, notes, { ...wanted, authorId: ila }));
  await act((tx) => publish(tx, topics, { documentId: roads.id, revisions: roads.revisions }));
  await act((tx) => publish(tx, notes, wanted));
  expect(await found()).toMatchObject({ topic: { slug: 'roads' } });
});

test('what something public refers to stays public, until that is off the site', async () => {
  const { id, revisions } = await published();
  const topic = await water();
  await expect(act((tx) => bin(tx, collections, topics, topic))).rejects.toMatchObject(isNamed);
  await expect(takeDown(topics, topic)).rejects.toMatchObject(isNamed);
  await takeDown(notes, id);
  await takeDown(topics, topic);

  // Its facts are as they were, so that the words alone are published again.
  const again = { documentId: id, revisions: { en: revisions.en } };
  await expect(act((tx) => publish(tx, notes, again))).rejects.toMatchObject(isNotPublic);
  await act((tx) => bin(tx, collections, topics, topic));
});

test('what something planned refers to stays public too', async () => {
  const { id, revisions } = await draft();
  const at = new Date(Date.now() + 3600_000);
  const planned = { documentId: id, revisions, at, authorId: ila };
  await act((tx) => schedulePublishing(tx, notes, planned));
  const topic = await water();
  await expect(takeDown(topics, topic)).rejects.toMatchObject(isNamed);
  await expect(act((tx) => bin(tx, collections, topics, topic))).rejects.toMatchObject(isNamed);
});

test('a document and the one that it refers to may be planned for one moment, and not for an earlier one', async () => {
  const topic = await water();
  await takeDown(topics, topic);
  const { rows } = await db.execute<{ revision: number }>(
    sql`select revision_id::int as revision from drafts where document_id = ${topic} and part = 'en'`,
  );
  const { id, revisions } = await draft();
  const hours = (count: number) => new Date(Date.now() + count * 3600_000);
  const plan = (at: Date) =>
    act((tx) => schedulePublishing(tx, notes, { documentId: id, revisions, at, authorId: ila }));
  const at = hours(2);
  const ofTopic = {
    documentId: topic,
    revisions: { en: rows[0]?.revision ?? 0 },
    at,
    authorId: ila,
  };
  await act((tx) => schedulePublishing(tx, topics, ofTopic));
  await expect(plan(hours(1))).rejects.toMatchObject(isNotPublic);
  await plan(at);
  await db.execute(sql`update schedule set at = now() - interval '1 second'`);
  // A topic goes out before the documents on it, in whichever order the collections are declared.
  const faults: unknown[] = [];
  await publishDue(db, collections.toReversed(), (error) => void faults.push(error));
  expect(faults).toEqual([]);
  expect(await found()).toMatchObject({ topic: { slug: 'water' } });
});

test('what lost the document that it has to refer to is shown nowhere, and is no fault', async () => {
  await published();
  await db.execute(sql`delete from versions where collection = 'topics'`);
  expect(await found()).toBeUndefined();
  expect((await reader.list(notes, 'en')).data).toEqual([]);
});
