import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
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
import { collections } from '../../import/campaign-fixture.ts';
import { bin, emptyBin, restoreFromBin } from './bin.ts';
import { publishDue } from './publish-due.ts';
import { publish, unpublish } from './publish.ts';
import { renameSlug } from './rename-slug.ts';
import { reorder } from './reorder.ts';
import {
  cancelPlansOf,
  cancelSchedule,
  schedulePublishing,
  scheduleUnpublishing,
} from './schedule.ts';

const { db, reader, listed, newest, act, save, draft, published, publishedTopic, found, toldOf } =
  await editingDesk();

/** Brings a scheduled moment about. */
const letTimePass = () => db.execute(sql`update schedule set at = now() - interval '1 second'`);
const due = () =>
  publishDue(db, collections, (error) => {
    throw error;
  });
const soon = () => new Date(Date.now() + 3600_000);

test('what is scheduled appears at its time as it was then, and disappears at its time', async () => {
  const { id, revisions } = await draft();
  const planned = { documentId: id, at: soon(), authorId: ila };
  await act((tx) => schedulePublishing(tx, notes, { ...planned, revisions }));
  await save(id, 'en', { ...english, title: 'Later thought' }, { base: revisions.en });
  expect(await due()).toBe(0);
  expect(await found()).toBeUndefined();

  await letTimePass();
  await Promise.all([due(), due()]);
  expect(await found()).toMatchObject({ title: 'A tap' });
  expect(await toldOf()).toEqual(['notes']);

  await act((tx) => scheduleUnpublishing(tx, notes, { ...planned, language: 'en' }));
  await letTimePass();
  expect(await due()).toBe(1);
  expect(await found()).toBeUndefined();
  expect(await due()).toBe(0);
});

test('a plan moves to another moment with its texts, whatever was written since', async () => {
  const { id, revisions } = await draft();
  const planned = { documentId: id, at: soon(), authorId: ila };
  await act((tx) => schedulePublishing(tx, notes, { ...planned, revisions }));
  const en = await save(id, 'en', { ...english, title: 'Later thought' }, { base: revisions.en });
  const passedOver = act((tx) => publish(tx, notes, { documentId: id, revisions }));
  await expect(passedOver).rejects.toMatchObject({ code: 'conflict' });
  const later = new Date(planned.at.getTime() + 3600_000);
  await act((tx) => schedulePublishing(tx, notes, { ...planned, at: later, revisions }));
  await letTimePass();
  expect(await due()).toBe(1);
  expect(await found()).toMatchObject({ title: 'A tap' });

  await act((tx) => schedulePublishing(tx, notes, { ...planned, revisions: { en } }));
  await letTimePass();
  expect(await due()).toBe(1);
  expect(await found()).toMatchObject({ title: 'Later thought' });
});

test('what is not whole is not scheduled, nor anything for a moment that is over', async () => {
  const { id, revisions } = await draft();
  const planned = { documentId: id, at: new Date(Date.now() - 1000), authorId: ila, revisions };
  await expect(act((tx) => schedulePublishing(tx, notes, planned))).rejects.toMatchObject({
    errors: [{ param: 'at' }],
  });
  const en = await save(id, 'en', { ...english, title: '' }, { base: revisions.en });
  const lacking = { ...planned, at: soon(), revisions: { ...revisions, en } };
  await expect(act((tx) => schedulePublishing(tx, notes, lacking))).rejects.toMatchObject({
    errors: [{ param: 'en.title', msg: 'This is required' }],
  });
});

test('the bin takes a document off the site, gives it back as a draft, and forgets it after 30 days', async () => {
  const { id } = await published();
  await act((tx) => bin(tx, collections, notes, id));
  expect(await found()).toBeUndefined();
  const lists = async (view: 'all' | 'bin') =>
    (await listed({ collections: ['notes'], view })).length;
  expect([await lists('all'), await lists('bin')]).toEqual([0, 1]);
  await expect(save(id, 'hi', hindi)).rejects.toMatchObject({ code: 'doneAlready' });

  await act((tx) => restoreFromBin(tx, notes, id));
  expect(await found()).toBeUndefined();
  expect([await lists('all'), await lists('bin')]).toEqual([1, 0]);

  await act((tx) => bin(tx, collections, notes, id));
  expect(await emptyBin(db)).toBe(0);
  await db.execute(
    sql`update documents set binned_at = now() - interval '31 days' where id = ${id}`,
  );
  expect(await emptyBin(db)).toBe(1);
});

test('a list by hand takes the order that it is given, at once', async () => {
  const roads = await publishedTopic('roads');
  const wells = await publishedTopic('wells');
  await toldOf();
  await act((tx) => reorder(tx, topics, [wells, roads]));
  expect(await toldOf()).toEqual(['topics']);
  reader.forget('topics');
  const { data } = await reader.list(topics, 'en');
  expect(data.map(({ slug }) => slug)).toEqual(['water', 'wells', 'roads']);
});

test('what is planned can be left', async () => {
  const { id, revisions } = await draft();
  const planned = { documentId: id, at: soon(), authorId: ila, revisions };
  await act((tx) => schedulePublishing(tx, notes, planned));
  const parts = ['facts', 'en'] as const;
  await act((tx) => cancelSchedule(tx, notes, { documentId: id, parts, action: 'publish' }));
  await letTimePass();
  expect(await due()).toBe(0);
  expect(await found()).toBeUndefined();
});

test('a text is not public before the date that stands above it', async () => {
  const { id, revisions } = await draft();
  const at = soon();
  const dated = { ...facts, publishedAt: at.toISOString() };
  const saved = await save(id, 'facts', dated, { base: revisions.facts });
  const written = { documentId: id, revisions: { ...revisions, facts: saved } };
  const tooEarly = { errors: [{ param: 'facts.publishedAt' }] };
  await expect(act((tx) => publish(tx, notes, written))).rejects.toMatchObject(tooEarly);
  const plan = (when: Date) =>
    act((tx) => schedulePublishing(tx, notes, { ...written, at: when, authorId: ila }));
  await expect(plan(new Date(at.getTime() - 1_000))).rejects.toMatchObject(tooEarly);
  await plan(at);
});

test('what cannot go out stays a draft, and what was to come down beside it comes down', async () => {
  const { id, revisions } = await published();
  const hi = await save(id, 'hi', hindi);
  const moved = await save(id, 'facts', { ...facts, topic: 'wells' }, { base: revisions.facts });
  const planned = { documentId: id, at: soon(), authorId: ila };
  const wells = await publishedTopic('wells');
  await act((tx) => schedulePublishing(tx, notes, { ...planned, revisions: { facts: moved, hi } }));
  await act((tx) => scheduleUnpublishing(tx, notes, { ...planned, language: 'en' }));
  await act((tx) => unpublish(tx, topics, { documentId: wells, language: 'en' }));
  await letTimePass();

  const reported: unknown[] = [];
  await publishDue(db, collections, (error) => reported.push(error));
  expect(reported).toMatchObject([{ code: 'invalid' }]);
  expect(await found()).toBeUndefined();
  expect(await found('tap', 'hi')).toBeUndefined();
  expect(await due()).toBe(0);
});

test('of plans that are due together, the later one holds', async () => {
  const { id, revisions } = await published();
  const planned = { documentId: id, at: soon(), authorId: ila };
  const en = await save(id, 'en', { ...english, title: 'Two taps' }, { base: revisions.en });
  const carryOut = async (first: 'publish' | 'unpublish') => {
    await act((tx) => schedulePublishing(tx, notes, { ...planned, revisions: { en } }));
    await act((tx) => scheduleUnpublishing(tx, notes, { ...planned, language: 'en' }));
    await db.execute(sql`update schedule set at = now() - interval '1 second'
      - (action = ${first})::int * interval '1 hour'`);
    expect(await due()).toBe(1);
  };
  await carryOut('unpublish');
  expect(await found()).toMatchObject({ title: 'Two taps' });
  await carryOut('publish');
  expect(await found()).toBeUndefined();
});

test('the plans of one author are taken back, and nothing is public with facts that nobody planned', async () => {
  const { id, revisions } = await draft();
  const hi = await save(id, 'hi', hindi);
  const plan = (authorId: string, chosen: typeof revisions) =>
    act((tx) =>
      schedulePublishing(tx, notes, { documentId: id, at: soon(), authorId, revisions: chosen }),
    );
  const takeBack = () => act((tx) => cancelPlansOf(tx, ila, () => false));
  // The facts go with whoever planned last.
  await plan(ila, revisions);
  await plan(farida, { facts: revisions.facts, hi });
  expect(await takeBack()).toEqual([id]);
  await letTimePass();
  expect(await due()).toBe(1);
  expect(await found('tap', 'hi')).toMatchObject({ language: 'hi' });

  const { id: other, revisions: parts } = await draft('well');
  const planned = { documentId: other, at: soon() };
  const words = await save(other, 'hi', hindi);
  await act((tx) =>
    schedulePublishing(tx, notes, { ...planned, authorId: farida, revisions: parts }),
  );
  const later = { ...planned, authorId: ila, revisions: { facts: parts.facts, hi: words } };
  await act((tx) => schedulePublishing(tx, notes, later));
  await act((tx) =>
    scheduleUnpublishing(tx, notes, { documentId: id, at: soon(), authorId: ila, language: 'hi' }),
  );
  expect((await takeBack()).toSorted()).toEqual([id, other].toSorted());
  await letTimePass();
  expect(await due()).toBe(0);
  expect(await takeBack()).toEqual([]);
});

test('a renamed document is found under its new slug, the old one leads to it, and references follow', async () => {
  const { id } = await published();
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from documents where slug = 'water'`,
  );
  const documentId = rows[0]?.id ?? '';
  await act((tx) => renameSlug(tx, collections, topics, { documentId, slug: 'clean-water' }));
  reader.forget('topics');
  expect(await found()).toMatchObject({ topic: { slug: 'clean-water' } });
  expect(await newest(id, 'facts')).toMatchObject({ topic: 'clean-water' });

  await act((tx) => renameSlug(tx, collections, notes, { documentId: id, slug: 'two-taps' }));
  expect(await found('two-taps')).toMatchObject({ title: 'A tap' });
  expect(await reader.currentSlug('notes', 'tap')).toBe('two-taps');
  await draft('other');
  await expect(
    act((tx) => renameSlug(tx, collections, notes, { documentId: id, slug: 'other' })),
  ).rejects.toMatchObject({ errors: [{ param: 'slug' }] });
});

test('what an editor had open while a document it refers to was renamed is saved with the new slug', async () => {
  const { id, revisions } = await draft();
  const documentId = await publishedTopic('roads');
  const base = await save(id, 'facts', { ...facts, topic: 'roads' }, { base: revisions.facts });
  await act((tx) => renameSlug(tx, collections, topics, { documentId, slug: 'lanes' }));
  const moved = '2026-11-15T09:30:00+05:30';
  await save(id, 'facts', { topic: 'roads', publishedAt: moved }, { base });
  expect(await newest(id, 'facts')).toEqual({ topic: 'lanes', publishedAt: moved });

  // A new topic with the former slug is meant by it from then on.
  await publishedTopic('roads');
  await save(id, 'facts', { topic: 'roads', publishedAt: moved }, { base });
  expect(await newest(id, 'facts')).toMatchObject({ topic: 'roads' });
});

test('a slug that two documents had one after the other leads to the one that had it last', async () => {
  const first = await published('shared');
  await act((tx) => renameSlug(tx, collections, notes, { documentId: first.id, slug: 'first' }));
  const second = await published('shared');
  await act((tx) => renameSlug(tx, collections, notes, { documentId: second.id, slug: 'second' }));
  expect(await reader.currentSlug('notes', 'shared')).toBe('second');
});

test('a draft that takes the former address of something public, and leaves it, breaks no link to that', async () => {
  const { id } = await published('ferry');
  await act((tx) => renameSlug(tx, collections, notes, { documentId: id, slug: 'new-ferry' }));
  const other = await draft('boat');
  const take = (slug: string) =>
    act((tx) => renameSlug(tx, collections, notes, { documentId: other.id, slug }));
  await take('ferry');
  expect(await reader.currentSlug('notes', 'ferry')).toBe('new-ferry');
  await take('boat');
  expect(await reader.currentSlug('notes', 'ferry')).toBe('new-ferry');
});
