import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storeFile } from '#content/files/store-file.ts';
import { setFourEyes } from '#content/server/edit/four-eyes.ts';
import { publish } from '#content/server/edit/publish.ts';
import { readHeads } from '#content/server/edit/revision-store.ts';
import { saveDraft } from '#content/server/edit/save-draft.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { publishChange } from '#db/cache-tags.ts';
import { auditLog, documents, mediaFiles, polls, silenceOverrides } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { albums, photos } from '#features/photos/collection.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { mediaDesk } from '#test/media-desk.ts';
import { photograph } from '#test/media-files.ts';
import { adoptFiles } from './adopt-files.ts';
import { emptyMediaBin } from './bin-files.ts';

const { site, db, media, editor, translator, desk, ask, get, arrive, photoWith, take, shownFile } =
  await mediaDesk();

test('the same file comes once, and one that looks the same is found', async () => {
  const bytes = await photograph(4);
  const [first, second] = [await arrive('a.jpg', bytes), await arrive('b.jpg', bytes)];
  expect(second).toMatchObject({
    state: 'refused',
    reason: 'The library has this file already.',
    sameAs: first.id,
  });
  const smaller = await sharp(bytes).resize(300).modulate({ brightness: 1.1 }).webp().toBuffer();
  const near = await arrive('a-small.webp', smaller);
  expect(near).toMatchObject({ state: 'ready', isAlike: true, alike: [{ id: first.id }] });
  const alike = (await ask('list?view=alike')).data.map(({ id }: MediaFile) => id);
  expect(alike.toSorted()).toEqual([first.id, near.id].toSorted());
  await ask('bin', { ids: [near.id] });
  expect((await ask('list?view=alike')).data).toEqual([]);
  expect(await get(first.id)).toMatchObject({ isAlike: false, alike: [] });
});

test('a file goes into a document as its field keeps it, is in use from then on, and cannot be binned', async () => {
  const made = await arrive('boats.jpg', await photograph(5));
  await ask('describe', { id: made.id, language: 'en', alt: 'Boats at rest' });
  const { data } = await ask(`take?id=${made.id}&collection=photos&field=file`);
  expect(photos.facts.file.stored.parse(data.stored)).toEqual(data.stored);
  expect(data).toMatchObject({ alts: { en: 'Boats at rest' }, stored: { name: 'boats.jpg' } });
  await photoWith('boats', data.stored);
  expect(await get(made.id)).toMatchObject({
    uses: 1,
    usedIn: [
      {
        collection: 'photos',
        title: 'boats',
        slug: 'boats',
        isDraft: true,
        isLive: true,
        isBinned: false,
      },
    ],
  });
  const refused = await ask('bin', { ids: [made.id] });
  expect(refused).toMatchObject({
    status: 409,
    message: 'A file in use cannot go to the bin. Replace it first.',
  });
  const spare = await arrive('spare.jpg', await photograph(31));
  expect(await ask('bin', { ids: [made.id, spare.id] })).toMatchObject({
    status: 200,
    kept: [{ id: made.id, name: 'boats.jpg' }],
  });
  expect((await get(spare.id)).binnedAt).not.toBeNull();
  expect((await get(made.id)).binnedAt).toBeNull();
  await ask('restore', { ids: [spare.id] });
  expect(
    (await ask('list?view=unused&kind=picture')).data.map(({ id }: MediaFile) => id),
  ).not.toContain(made.id);
  expect((await ask(`by-key?key=${data.stored.key}`)).data.id).toBe(made.id);
});

test('whoever may not read a section is told the state of its drafts that use a file, and not their titles', async () => {
  const officer = await someAgent(db, 'privacy@campaign.example', [
    { role: 'privacy-officer', languages: null },
  ]);
  const made = await arrive('secret.jpg', await photograph(30));
  const stored = await take(made.id);
  await photoWith('known', stored);
  const facts = { album: 'jetty', takenAt: '2026-11-01T09:00:00+05:30', file: stored };
  const words = { place: 'Nilova', alt: 'Boats at rest' };
  const draft = { title: 'The candidate', words, state: 'draft' as const };
  await site.write([photos, { slug: 'the-candidate', facts, en: draft }]);
  const known = { title: 'known', slug: 'known', isLive: true };
  const hidden = { collection: 'photos', isLive: false, isDraft: true };
  const usesOf = async (token: string) => (await get(made.id, token)).usedIn;
  expect(await usesOf(officer.token)).toMatchObject([known, { ...hidden, title: '', slug: '' }]);
  const named = { title: 'The candidate', slug: 'the-candidate' };
  expect(await usesOf(media.token)).toMatchObject([known, { ...hidden, ...named }]);
});

test('replaced everywhere: drafts and pages, with their own history, in one act on record', async () => {
  const before = await arrive('before.jpg', await photograph(6));
  const after = await arrive('after.jpg', await photograph(7));
  const stored = await take(before.id);
  const one = await photoWith('replaced', stored);
  const other = await photoWith('replaced-too', stored);
  // The second one has a draft that nobody has published yet.
  const facts = (await readHeads(db, other)).get('facts');
  const content = { ...facts?.content, photographer: 'Joseph Minj' };
  await transaction(db, (tx) =>
    saveDraft(tx, photos, {
      documentId: other,
      part: 'facts',
      content,
      base: facts?.id ?? null,
      authorId: editor.id,
    }),
  );
  expect((await ask('replace', { id: before.id, by: after.id }, editor.token)).status).toBe(403);
  expect(await ask('replace', { id: before.id, by: after.id })).toMatchObject({
    status: 200,
    message: 'It is changed everywhere.',
    data: { live: 2, drafts: 2, waiting: 0 },
  });
  const key = (await take(after.id)).key;
  await expect.poll(async () => (await shownFile('replaced'))?.url).toContain(key);
  expect((await shownFile('replaced-too')).url).toContain(key);
  expect((await readHeads(db, other)).get('facts')?.content).toMatchObject({
    file: { key },
    photographer: 'Joseph Minj',
  });
  const [second] = await db.select().from(documents).where(eq(documents.id, other));
  expect(second).toMatchObject({ stage: 'changed', facts: { file: { key } } });
  expect(second?.facts).not.toHaveProperty('photographer');
  const [first] = await db.select().from(documents).where(eq(documents.id, one));
  expect(first?.stage).toBe('live');
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1);
  expect(entry).toMatchObject({
    call: 'replaceMediaFile',
    actorId: media.id,
    targetIds: [before.id, after.id],
  });
  expect((await ask('bin', { ids: [before.id] })).status).toBe(200);
  const revision = (await readHeads(db, other)).get('facts')?.id ?? 0;
  await transaction(db, (tx) =>
    publish(tx, photos, { documentId: other, revisions: { facts: revision } }),
  );
});

test('the focal point and the crop of a picture reach every page that shows it', async () => {
  const made = await arrive('wide.jpg', await photograph(8, 1200, 600));
  const stored = await take(made.id);
  await photoWith('framed', stored);
  expect(await shownFile('framed')).not.toHaveProperty('focus');
  expect((await ask('frame', { id: made.id, focus: { x: 62, y: 58 } })).data).toEqual({
    live: 1,
    drafts: 1,
    waiting: 0,
  });
  await expect.poll(async () => (await shownFile('framed'))?.focus).toEqual({ x: 62, y: 58 });
  expect(await take(made.id)).toEqual({ ...stored, focus: { x: 62, y: 58 } });
  expect((await ask('frame', { id: made.id, focus: { x: 62, y: 101 } })).status).toBe(422);

  // An editor changes the draft; the page waits for somebody who may publish.
  expect((await ask('frame', { id: made.id, focus: { x: 10, y: 10 } }, editor.token)).data).toEqual(
    { live: 0, drafts: 1, waiting: 1 },
  );
  expect((await shownFile('framed')).focus).toEqual({ x: 62, y: 58 });

  // Where a second person looks at everything, not even they may.
  await transaction(db, (tx) => setFourEyes(tx, 'photos', true));
  const framed = await ask('frame', { id: made.id, focus: { x: 20, y: 20 } });
  expect(framed.data).toEqual({ live: 0, drafts: 1, waiting: 1 });
  expect((await shownFile('framed')).focus).toEqual({ x: 62, y: 58 });
  await transaction(db, (tx) => setFourEyes(tx, 'photos', false));

  const crop = { x: 50, y: 0, width: 50, height: 100 };
  expect((await ask('crop', { id: made.id, crop })).data).toMatchObject({ live: 1 });
  const cut = await take(made.id);
  expect(cut).toMatchObject({ width: 600, height: 600 });
  await expect.poll(async () => (await shownFile('framed'))?.url).toContain(cut.key);
  await ask('crop', { id: made.id, crop: null });
  expect((await take(made.id)).key).toBe(stored.key);
  expect((await ask('crop', { id: made.id, crop: { ...crop, width: 60 } })).status).toBe(422);
});

test('a translator writes what a picture shows in their language and changes nothing else', async () => {
  const { id } = await arrive('words.jpg', await photograph(9));
  const inHindi = { id, language: 'hi', alt: 'घाट पर नावें' };
  expect((await ask('describe', inHindi, translator.token)).status).toBe(200);
  expect((await ask('describe', { ...inHindi, language: 'en' }, translator.token)).status).toBe(
    403,
  );
  expect((await ask('edit', { id, place: 'X' }, translator.token)).status).toBe(403);
  expect(await get(id, translator.token)).toMatchObject({ alts: { hi: 'घाट पर नावें' }, place: '' });
  expect((await ask('list', undefined, desk.token)).status).toBe(403);
  expect(
    (await ask('describe', { id, language: 'en', alt: 'x'.repeat(401) })).errors[0].param,
  ).toBe('alt');
});

test('the bin gives back for 30 days, and then forgets a file with all its copies', async () => {
  const kept = await arrive('kept.jpg', await photograph(10));
  const gone = await arrive('gone.jpg', await photograph(11));
  const uncropped = gone.image?.url ?? '';
  await ask('crop', { id: gone.id, crop: { x: 50, y: 0, width: 50, height: 100 } });
  const url: string = (await get(gone.id)).image?.url ?? '';
  expect((await site.get(uncropped)).status).toBe(200);
  await ask('bin', { ids: [kept.id, gone.id] });
  expect((await ask('list?view=binned')).data).toHaveLength(4);
  await ask('restore', { ids: [kept.id] });
  expect(await get(kept.id)).toMatchObject({ binnedAt: null });
  await db
    .update(mediaFiles)
    .set({ binnedAt: new Date('2026-01-01') })
    .where(eq(mediaFiles.id, gone.id));
  // Another one was taken into a document while it lay in the bin.
  const taken = await arrive('taken.jpg', await photograph(12));
  await photoWith('taken', await take(taken.id));
  await db
    .update(mediaFiles)
    .set({ binnedAt: new Date('2026-01-01') })
    .where(eq(mediaFiles.id, taken.id));
  await emptyMediaBin({ db, storage: diskStorage(site.files) });
  expect((await ask(`get?id=${gone.id}`)).status).toBe(404);
  for (const each of [url, uncropped]) expect((await site.get(each)).status).toBe(404);
  expect(await get(taken.id)).toMatchObject({ binnedAt: null });
  // The same bytes come anew.
  expect((await arrive('gone.jpg', await photograph(11))).state).toBe('ready');
});

test('files of a campaign that was imported are in the library too, once', async () => {
  const storage = diskStorage(site.files);
  const stored = await storeFile(storage, {
    name: 'imported.jpg',
    bytes: await photograph(13),
    widget: 'picture',
  });
  await photoWith('imported', stored);
  const adopting = { db, storage, collections: [albums, photos] };
  expect(await adoptFiles(adopting)).toBe(1);
  expect(await adoptFiles(adopting)).toBe(0);
  const { data } = await ask(`by-key?key=${stored.key}`);
  expect(data).toMatchObject({
    name: 'imported.jpg',
    alts: { en: 'Boats at rest' },
    place: 'Nilova',
    uses: 1,
    uploadedBy: null,
  });
  expect((await arrive('again.jpg', await photograph(13))).sameAs).toBe(data.id);
});

test('in the silence before a poll a changed picture goes into drafts alone, but for what was let out and what has to go', async () => {
  const law = agentDesk(site, '/api/agent/law');
  const asha = await someAgent(db, 'asha@campaign.example', [
    { role: 'administrator', languages: null },
  ]);
  const made = await arrive('silent.jpg', await photograph(31, 1200, 600));
  const stored = await take(made.id);
  const held = await photoWith('silent', stored);
  const other = await arrive('loud.jpg', await photograph(32));
  const closesAt = new Date(Date.now() + 5 * 3600_000).toISOString();
  await law.post(asha, 'polls', { constituencies: ['Neeravan'], closesAt });
  await expect
    .poll(async () => (await law.get(asha, 'clock')).data.silentUntil)
    .toEqual(expect.any(String));
  const inDraft = {
    status: 200,
    data: { live: 0, drafts: 1, waiting: 1 },
    message:
      'A silence before a poll is on, so public pages stay as they are. Publish the drafts when the poll has closed.',
  };
  const crop = { x: 50, y: 0, width: 50, height: 100 };
  expect(await ask('frame', { id: made.id, focus: { x: 10, y: 10 } })).toMatchObject(inDraft);
  expect(await ask('crop', { id: made.id, crop })).toMatchObject(inDraft);
  expect(await ask('replace', { id: made.id, by: other.id })).toMatchObject(inDraft);
  const [row] = await db.select().from(documents).where(eq(documents.id, held));
  expect(row?.facts).toMatchObject({ file: stored });
  expect(row?.facts['file']).not.toHaveProperty('focus');

  const [poll] = await db.select().from(polls);
  const letOut = { pollId: poll?.id ?? '', kind: 'post', item: held, agentId: asha.id };
  await transaction(db, async (tx) => {
    await tx.insert(silenceOverrides).values({ ...letOut, reason: 'A mistake in it' });
    await publishChange(tx, ['election-clock']);
  });
  const focus = { x: 30, y: 30 };
  await expect
    .poll(async () => (await ask('frame', { id: other.id, focus })).data)
    .toMatchObject({ waiting: 0 });

  const wrong = await arrive('wrong.jpg', await photograph(33));
  await photoWith('wrong', await take(wrong.id));
  const order = { mediaId: wrong.id, kind: 'order', source: 'A court' };
  await law.post(asha, 'takedowns', { ...order, receivedAt: new Date(0).toISOString() });
  const [{ id }] = (await law.get(asha, 'media')).data.takedowns;
  const down = await law.post(asha, 'takedowns/decide', { id, outcome: 'taken-down' });
  expect(down).toMatchObject({ status: 200, data: { pages: 1 } });
});
