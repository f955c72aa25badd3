import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { StoredPicture } from '#content/declare/files.ts';
import { publishDue } from '#content/server/edit/publish-due.ts';
import type { IsHeld } from '#content/server/edit/publish-due.ts';
import { readHeads } from '#content/server/edit/revision-store.ts';
import { saveDraft } from '#content/server/edit/save-draft.ts';
import { documents, mediaFiles, photoRemovals, schedule } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { findCuts, showInPlace } from '#features/media-library/server/show-in-place.ts';
import { REMOVED_WITHIN_DAYS } from '#features/photo-booth/contract/removal.ts';
import { hideFaces } from '#features/photo-booth/server/removal/hide-faces.ts';
import type { Hiding } from '#features/photo-booth/server/removal/hiding.ts';
import { wouldShowUnseen } from '#features/photo-booth/server/removal/unseen.ts';
import { photos } from '#features/photos/collection.ts';
import type { listPhotos } from '#features/photos/contract.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { DAY_MS } from '#lib/durations.ts';
import { collections } from '#main/collections.ts';
import { someAgent } from '#test/agents.ts';
import { album, publishPhoto, storePhoto } from '#test/booth-album.ts';
import { cutOut, groupPhoto } from '#test/face-pictures.ts';
import { testSite } from '#test/site.ts';

// Nobody works: each test looks through pictures when it wants to, with an engine of its own.
const site = await testSite({
  content: [album('rally', false)],
  environment: { WORK_LANE: 'elsewhere' },
});
const { db } = site;
const storage = diskStorage(site.files);
const media = await someAgent(db, 'media@campaign.example', [{ role: 'media', languages: null }]);
const officer = await someAgent(db, 'officer@campaign.example', [
  { role: 'privacy-officer', languages: null },
]);
const head = await someAgent(db, 'head@campaign.example', [{ role: 'publisher', languages: null }]);

const face = { left: 0.76, top: 0.15, width: 0.11, height: 0.18 };
const elsewhere = { left: 0.3, top: 0.2, width: 0.2, height: 0.3 };
const vector = new Float32Array(512).fill(512 ** -0.5);

/** An engine that sees the face at its place in the picture before, and at another in every other one. */
const openEngine = (before: Buffer): NonNullable<Hiding['openEngine']> => {
  return () => ({
    atOnce: 1,
    findFaces: async (bytes) => {
      const box = Buffer.compare(Buffer.from(bytes), before) === 0 ? face : elsewhere;
      return [{ box, size: 120, score: 0.99, vector }];
    },
    stop: () => undefined,
  });
};

const hide = (engine: Hiding['openEngine']) =>
  hideFaces({
    db,
    storage,
    collections,
    library: { showInPlace, findCuts },
    enqueue: async () => undefined,
    secret: async () => 'a secret of this test',
    finishPictures: { name: 'finish-pictures', payload: undefined as never },
    signal: new AbortController().signal,
    openEngine: engine ?? (() => undefined),
  });

const store = (bytes: Buffer) => storePhoto(storage, bytes);

/** A public photo in which a face is hidden. */
async function photoWithHidden(slug: string, bytes: Buffer) {
  const file = await store(bytes);
  const photoId = await publishPhoto(db, slug, file);
  const wish = { byFace: true, language: 'en', dueAt: new Date(), state: 'waiting' as const };
  await db.insert(photoRemovals).values({ ...wish, ...face, photoId, rootKey: file.key });
  await hide(openEngine(bytes));
  return { id: photoId, file };
}

/** Writes another picture into the draft of a photo; nothing of it is public. */
async function draw(documentId: string, file: StoredPicture): Promise<number> {
  const facts = (await readHeads(db, documentId)).get('facts');
  const content = { ...facts?.content, file };
  const base = facts?.id ?? null;
  const save = { documentId, part: 'facts' as const, content, base, authorId: media.id };
  return transaction(db, (tx) => saveDraft(tx, photos, save));
}

async function ask(path: string, body: object, { token } = media) {
  const answer = await fetch(`${site.url}/api/agent/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
}

async function read(path: string, { token } = media) {
  const answer = await fetch(`${site.url}/api/agent/${path}`, {
    headers: { 'x-access-token': token },
  });
  return answer.json();
}

async function factsOf(id: string) {
  return (await readHeads(db, id)).get('facts')?.id;
}

const publish = async (id: string) =>
  ask('content/publish', { collection: 'photos', id, revisions: { facts: await factsOf(id) } });

const urlOf = async (slug: string) => {
  const { data } = await site.read<typeof listPhotos>('/api/image/get?size=100');
  return data.find((each) => each.slug === slug)?.file.url ?? '';
};

const isHiddenIn = async (key: string) => {
  const rows = await db.select().from(photoRemovals).where(eq(photoRemovals.rootKey, key));
  return rows.map(({ state, left }) => [state, left]);
};

test('another picture of a photo is public only once the hidden face was looked for in it', async () => {
  const before = groupPhoto(1);
  const { id } = await photoWithHidden('one', before);
  const shown = await urlOf('one');
  const other = await store(groupPhoto(3));
  await draw(id, other);

  const refused = await publish(id);
  expect(refused).toMatchObject({ status: 503, message: /A face is hidden in this photo/ });
  expect(await urlOf('one')).toBe(shown);
  // Many at once are told so of each.
  const many = await ask('content/bulk-publish', {
    collection: 'photos',
    ids: [id],
    action: 'publish',
  });
  expect(many.data).toMatchObject([{ id, isDone: false }]);
  // An engine that is away lets nothing through.
  await hide(undefined);
  expect((await publish(id)).status).toBe(503);

  await hide(openEngine(before));
  expect(await urlOf('one')).toBe(shown);
  expect(await isHiddenIn(other.key)).toEqual([['done', expect.closeTo(elsewhere.left, 5)]]);
  expect((await publish(id)).status).toBe(200);
  await expect.poll(() => urlOf('one')).not.toBe(shown);
  expect(await urlOf('one')).not.toContain(other.key);
  expect(site.faults).toEqual([]);
});

test('whoever approves a review does not have it go out before, either', async () => {
  const before = await cutOut(groupPhoto(1), [0, 0, 1, 0.9]);
  const { id } = await photoWithHidden('reviewed', before);
  const shown = await urlOf('reviewed');
  await draw(id, await store(await cutOut(groupPhoto(3), [0, 0, 1, 0.9])));
  const approve = async () => {
    const revisions = { facts: await factsOf(id) };
    const { data } = await ask('reviews/submit', { collection: 'photos', id, revisions });
    const review = { collection: 'photos', id: data.id, revisions };
    return ask('reviews/approve', { ...review, thenPublish: true }, head);
  };
  expect(await approve()).toMatchObject({ status: 503, message: /A face is hidden in this photo/ });
  expect(await urlOf('reviewed')).toBe(shown);
  // The picture is another one now, in which the face is blurred, and is looked at anew.
  await hide(openEngine(before));
  expect((await approve()).status).toBe(200);
  await expect.poll(() => urlOf('reviewed')).not.toBe(shown);
});

test('where nobody can tell, it waits for a person', async () => {
  const { id } = await photoWithHidden('two', groupPhoto(2));
  const shown = await urlOf('two');
  const other = await store(await cutOut(groupPhoto(4), [0, 0, 0.7, 1]));
  await draw(id, other);
  await hide(openEngine(groupPhoto(6)));
  expect(await isHiddenIn(other.key)).toEqual([['asked', null]]);
  // Nobody said it: the desk tells in its own language why it is asked, and by which day.
  const { data: wishes } = await read('photo-booth/removals?view=asked', officer);
  expect(wishes).toMatchObject([{ title: 'two', source: 'replacement' }]);
  const [{ id: wish, createdAt, dueAt }] = wishes;
  const dueAfter = Date.parse(dueAt) - Date.parse(createdAt);
  expect(dueAfter / DAY_MS).toBeCloseTo(REMOVED_WITHIN_DAYS, 3);
  const { data: opened } = await read(`photo-booth/removal?id=${wish}`, officer);
  expect(opened).toMatchObject({ source: 'replacement', reason: null, name: null, email: null });
  expect((await publish(id)).status).toBe(503);
  await db
    .update(photoRemovals)
    .set({ state: 'refused' })
    .where(eq(photoRemovals.rootKey, other.key));
  expect((await publish(id)).status).toBe(200);
  await expect.poll(() => urlOf('two')).toContain(other.key);
  expect(await urlOf('two')).not.toBe(shown);
});

test('a plan waits for it, and so does a picture that is replaced in the library', async () => {
  const before = groupPhoto(5);
  const { id, file } = await photoWithHidden('three', before);
  const shown = await urlOf('three');
  const other = await store(await cutOut(groupPhoto(5), [0, 0, 0.9, 1]));
  const revisionId = await draw(id, other);
  const plan = { documentId: id, part: 'facts' as const, action: 'publish' as const, revisionId };
  await db.insert(schedule).values({ ...plan, at: new Date(0), authorId: media.id });
  const isHeld: IsHeld = (tx, _, documentId) => wouldShowUnseen(tx, documentId, 'planned');
  await publishDue(db, collections, (error) => expect(error).toBeUndefined(), isHeld);
  expect(await urlOf('three')).toBe(shown);
  await hide(openEngine(before));
  await publishDue(db, collections, (error) => expect(error).toBeUndefined(), isHeld);
  await expect.poll(() => urlOf('three')).not.toBe(shown);
  expect(await urlOf('three')).not.toContain(other.key);

  const [now] = await db.select().from(documents).where(eq(documents.id, id));
  const { file: held } = (now?.facts ?? {}) as unknown as { file: StoredPicture };
  const next = await store(groupPhoto(6));
  const ids: string[] = [];
  for (const stored of [held, next]) {
    const row = {
      ...({ kind: 'picture', state: 'ready', name: 'photo.jpg', type: 'image/jpeg' } as const),
      bytes: 1,
      sha256: stored.key,
      originalKey: `private/${stored.key}`,
      key: stored.key,
    };
    const [made] = await db
      .insert(mediaFiles)
      .values({ ...row, stored: { ...stored } })
      .returning();
    ids.push(made?.id ?? '');
  }
  const replaced = await ask('media/replace', { id: ids[0], by: ids[1] });
  expect(replaced).toMatchObject({
    status: 200,
    message: /A face is hidden in the picture before/,
    data: { live: 0, drafts: 1, waiting: 1 },
  });
  expect(await urlOf('three')).toContain(held.key);
  const { rows } = await db.execute(sql`
    select from documents where id = ${id} and facts->'file'->>'key' in (${next.key}, ${file.key})`);
  expect(rows).toEqual([]);
  expect(site.faults).toEqual([]);
});
