import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  editingDesk,
  english,
  facts,
  fairs,
  farida,
  hindi,
  ila,
  notes,
  topicWords,
} from '#test/editing-desk.ts';
import { collections } from '../../import/campaign-fixture.ts';
import { findFileInUse } from '../file-in-use.ts';
import type { Part, PartContent } from './parts.ts';
import { publish, unpublish } from './publish.ts';
import { restoreRevision } from './restore-revision.ts';
import { readHeads } from './revision-store.ts';
import { savePart } from './save-draft.ts';

const { db, listed, newest, act, save, draft, draftIn, published, found, toldOf } =
  await editingDesk();

test('a draft is kept, found by its words, and neither shown nor told to anybody', async () => {
  const { id } = await draft();
  expect(await found()).toBeUndefined();
  expect(await toldOf()).toEqual([]);
  const rows = await listed({ s: 'ghat' });
  expect(rows).toMatchObject([{ id, stage: 'draft', titles: { en: 'A tap' } }]);
  expect(rows[0]?.parts).toMatchObject([
    { part: 'en', state: 'draft' },
    { part: 'hi', state: 'not-begun' },
  ]);
});

test('publishing shows facts and words at once, and tells every process', async () => {
  const { id } = await published();
  expect(await found()).toMatchObject({
    title: 'A tap',
    topic: { title: 'water' },
    languages: ['en'],
  });
  expect(await toldOf()).toEqual(['notes']);
  expect((await listed({ view: 'live' }))[0]).toMatchObject({ id, stage: 'live' });
});

test('a change of what is public stays a draft until it is published, for words and for facts', async () => {
  const { id, revisions } = await published();
  await toldOf();
  const en = await save(id, 'en', { ...english, title: 'Two taps' }, { base: revisions.en });
  const dated = { ...facts, publishedAt: '2026-11-15T09:30:00+05:30' };
  const newFacts = await save(id, 'facts', dated, { base: revisions.facts });
  expect(await found()).toMatchObject({ title: 'A tap', publishedAt: facts.publishedAt });
  expect(await toldOf()).toEqual([]);
  const [first] = await listed({ view: 'live' });
  expect(first).toMatchObject({ id, stage: 'changed', titles: { en: 'Two taps' } });

  await act((tx) => publish(tx, notes, { documentId: id, revisions: { facts: newFacts, en } }));
  expect(await found()).toMatchObject({ title: 'Two taps', publishedAt: dated.publishedAt });
});

test('each language is published by itself', async () => {
  const { id } = await published();
  const hi = await save(id, 'hi', hindi);
  expect(await found('tap', 'hi')).toMatchObject({ language: 'en' });
  await act((tx) => publish(tx, notes, { documentId: id, revisions: { hi } }));
  expect(await found('tap', 'hi')).toMatchObject({ language: 'hi', title: 'नल' });
  await act((tx) => unpublish(tx, notes, { documentId: id, language: 'hi' }));
  expect(await found('tap', 'hi')).toMatchObject({ language: 'en' });
  const row = (await listed()).find((each) => each.id === id);
  expect(row).toMatchObject({ titles: { hi: 'नल' }, stage: 'changed' });
});

test('a save that began from an older revision is a conflict with both texts, and loses nothing', async () => {
  const { id, revisions } = await draft();
  const theirs = await save(
    id,
    'en',
    { ...english, title: 'Hers' },
    { base: revisions.en, authorId: farida },
  );
  await expect(
    save(id, 'en', { ...english, title: 'Mine' }, { base: revisions.en }),
  ).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
    conflict: {
      part: 'en',
      theirs: { id: theirs, authorId: farida, content: { title: 'Hers' } },
      yours: { title: 'Mine' },
    },
  });
  await expect(save(id, 'hi', hindi)).resolves.toBeGreaterThan(0);
  expect(await newest(id, 'en')).toMatchObject({ title: 'Hers' });
});

test('the same text saved again is no revision', async () => {
  const { id, revisions } = await draft();
  expect(await save(id, 'en', { ...english }, { base: revisions.en })).toBe(revisions.en);
});

test('autosaves of one sitting are one revision, two minutes later; what is public stays', async () => {
  const { id, revisions } = await published();
  let base = revisions.en ?? null;
  for (const title of ['T', 'Tw', 'Two']) {
    base = await save(id, 'en', { ...english, title }, { base });
    await db.execute(sql`update revisions set at = at - interval '3 minutes'`);
  }
  const { rows } = await db.execute(sql`
    select content ->> 'title' as title from revisions where document_id = ${id} and part = 'en' order by id`);
  expect(rows.map(({ title }) => title)).toEqual(['A tap', 'Two']);
  await save(id, 'en', { ...english, title: 'Hers' }, { base, authorId: farida });
  const after = await db.execute(
    sql`select from revisions where document_id = ${id} and part = 'en'`,
  );
  expect(after.rowCount).toBe(3);
});

test('a field that somebody left empty in another way is in nobody’s way', async () => {
  const { id, revisions } = await draft();
  const base = await save(id, 'en', { ...english, words: {} }, { base: revisions.en });
  const hers = { ...english, summary: null, words: { place: 'Ghat road' } };
  await save(id, 'en', hers, { base, authorId: farida });
  const his = { ...english, title: 'Two taps', summary: '', words: { place: '' } };
  await save(id, 'en', his, { base });
  expect(await newest(id, 'en')).toEqual({ ...hers, title: 'Two taps', summary: '' });
});

test('two who change different fields of one text both keep theirs; the same field is a conflict that names it', async () => {
  const { id, revisions } = await draft();
  const base = revisions.en ?? null;
  const hers = { ...english, title: 'Two taps' };
  await save(id, 'en', hers, { base, authorId: farida });
  const merged = await save(id, 'en', { ...english, words: { place: 'Ghat road' } }, { base });
  expect((await readHeads(db, id)).get('en')).toMatchObject({
    id: merged,
    content: { title: 'Two taps', words: { place: 'Ghat road' } },
  });
  await expect(save(id, 'en', { ...english, title: 'Three' }, { base })).rejects.toMatchObject({
    code: 'conflict',
    conflict: { fields: ['title'], yours: { title: 'Three' } },
  });
});

/** The fields of the Hindi translation that are behind. */
async function behindIn(id: string) {
  const { rows } = await db.execute<{ behind: string[] }>(
    sql`select behind from drafts where document_id = ${id} and part = 'hi'`,
  );
  return rows[0]?.behind;
}

test('a field of a translation is behind once its original changed, until it is translated or still right', async () => {
  const { id, revisions } = await draft();
  const hi = await save(id, 'hi', hindi);
  const en = await save(
    id,
    'en',
    { ...english, title: 'Two taps', summary: 'For most.' },
    { base: revisions.en },
  );
  expect(await behindIn(id)).toEqual(['summary', 'title']);
  const later = await save(id, 'hi', { ...hindi, title: 'दो नल' }, { base: hi });
  expect(await behindIn(id)).toEqual(['summary']);
  await act((tx) =>
    savePart(tx, notes, {
      documentId: id,
      part: 'hi',
      content: { ...hindi, title: 'दो नल' },
      authorId: ila,
      base: later,
      stillRight: ['summary'],
    }),
  );
  expect(await behindIn(id)).toEqual([]);
  await save(id, 'en', { ...english, title: 'Two taps', summary: 'For all!' }, { base: en });
  expect(await behindIn(id)).toEqual(['summary']);
});

test('a field that the original leaves empty in another way is not behind', async () => {
  const { id, revisions } = await draft();
  const base = await save(id, 'en', { ...english, summary: null }, { base: revisions.en });
  await save(id, 'hi', hindi);
  await save(id, 'en', { ...english, summary: '' }, { base });
  expect(await behindIn(id)).toEqual([]);
});

test('an older revision comes back as a draft', async () => {
  const { id, revisions } = await published();
  const base = await save(id, 'en', { ...english, title: 'Worse' }, { base: revisions.en });
  const restoring = { documentId: id, part: 'en' as const, base, authorId: ila };
  await act((tx) => restoreRevision(tx, notes, { ...restoring, revisionId: revisions.en ?? 0 }));
  expect(await newest(id, 'en')).toMatchObject({ title: 'A tap' });
});

test.each<[string, Part, PartContent, string]>([
  ['a title', 'en', { ...english, title: '' }, 'en.title'],
  ['a body', 'en', { ...english, body: null }, 'en.body'],
  ['a word', 'en', { ...english, words: {} }, 'en.words.place'],
  ['a fact', 'facts', { topic: 'water' }, 'facts.publishedAt'],
  ['a known reference', 'facts', { ...facts, topic: 'nowhere' }, 'facts.topic'],
  ['a link that is one', 'facts', { ...facts, more: 'javascript:alert(1)' }, 'facts.more'],
])('without %s a draft is kept and not published', async (_, part, content, param) => {
  const { id, revisions } = await draft();
  const revision = await save(id, part, content, { base: revisions[part] });
  const wanted = { documentId: id, revisions: { ...revisions, [part]: revision } };
  await expect(act((tx) => publish(tx, notes, wanted))).rejects.toMatchObject({
    code: 'invalid',
    errors: expect.arrayContaining([expect.objectContaining({ param })]),
  });
  expect(await found()).toBeUndefined();
});

test('what ends before it begins is not published', async () => {
  const ends = { from: '2026-11-14T09:30:00+05:30', to: '2026-11-13T09:30:00+05:30' };
  const { id, revisions } = await draftIn(fairs, 'mela', [ends, topicWords('Mela')]);
  const publishing = act((tx) => publish(tx, fairs, { documentId: id, revisions }));
  await expect(publishing).rejects.toMatchObject({
    errors: [{ param: 'facts.to', msg: 'is before from' }],
  });
});

test('a body loses what no page shows, and a field that nobody declared is refused', async () => {
  const { id, revisions } = await draft();
  const body = '<p onclick="x()">Runs<script>alert(1)</script></p><img src=x>';
  await save(id, 'en', { ...english, body }, { base: revisions.en });
  expect(await newest(id, 'en')).toMatchObject({ body: '<p>Runs</p>' });
  await expect(save(id, 'hi', { ...hindi, words: { price: 3 } })).rejects.toMatchObject({
    errors: [{ param: 'price', msg: 'There is no such field' }],
  });
});

const aFile = { key: 'ab'.repeat(32), name: 'a.pdf', type: 'application/pdf', bytes: 1 };
const aPicture = {
  ...aFile,
  type: 'image/webp',
  placeholder: '#a08060',
  width: 20,
  height: 10,
  widths: [20],
};

test.each([
  ['a key that is no hash', 'file', { ...aFile, key: 'x' }],
  ['a type that is not served', 'file', { ...aFile, type: 'x/y' }],
  ['a picture among plain files', 'file', aPicture],
  ['no file at all', 'captions', 'a.vtt'],
  ['a picture without a size', 'photo', { ...aPicture, width: 0 }],
  ['a colour that is more than one', 'photo', { ...aPicture, placeholder: 'url(//x.example)' }],
])('%s is not saved', async (_, field, value) => {
  const { id, revisions } = await draft();
  const saving =
    field === 'photo'
      ? save(id, 'facts', { ...facts, photo: value }, { base: revisions.facts })
      : save(id, 'hi', { ...hindi, words: { [field]: value } });
  await expect(saving).rejects.toMatchObject({ status: 422, errors: [{ param: field }] });
});

test('a file that an older release let in stops no list', async () => {
  const { id, revisions } = await draft();
  const words = JSON.stringify({ words: { place: 'Ghat', file: { ...aFile, type: 'x/y' } } });
  await db.execute(sql`
    update revisions set content = content || ${words}::jsonb where id = ${revisions.en}`);
  await db.execute(sql`
    insert into revision_files (key, revision_id) values (${aFile.key}, ${revisions.en})`);
  expect(await findFileInUse(db, collections, aFile.key)).toBeUndefined();
  await expect(
    act((tx) => publish(tx, notes, { documentId: id, revisions })),
  ).rejects.toMatchObject({ errors: [{ param: 'en.words.file.type' }] });
});

test('of fifty who publish the same draft at once one succeeds', async () => {
  const { id, revisions } = await draft();
  const all = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      act((tx) => publish(tx, notes, { documentId: id, revisions })),
    ),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const reasons = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set(reasons)).toEqual(new Set(['doneAlready']));
});

test('of fifty who save over the same revision at once one succeeds, the others meet a conflict', async () => {
  const { id, revisions } = await draft();
  const all = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      save(id, 'en', { ...english, title: `T${index}` }, { base: revisions.en }),
    ),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['conflict']));
});
