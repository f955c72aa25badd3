import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Grant } from '#contract/roles.ts';
import { boothFaces, boothPeople, boothPhotos, photoRemovals } from '#db/schema/index.ts';
import { hasModels } from '#face-search/model-files.ts';
import { photoBoothPersonalData } from '#features/photo-booth/server/personal-data.ts';
import type { listPhotos } from '#features/photos/contract.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { someAgent } from '#test/agents.ts';
import { album, publishPhoto, storePhoto } from '#test/booth-album.ts';
import { boothVisitors } from '#test/booth-visitors.ts';
import { groupPhoto, selfieOfHer } from '#test/face-pictures.ts';
import { testSite } from '#test/site.ts';

const site = await testSite({
  content: [album('rally', true)],
});
const { db } = site;
const visitor = boothVisitors(site);
const storage = diskStorage(site.files);
const of = (role: Grant['role']): Grant[] => [{ role, languages: null }];
const media = await someAgent(db, 'media@campaign.example', of('media'));
const officer = await someAgent(db, 'officer@campaign.example', of('privacy-officer'));
const chief = await someAgent(db, 'chief@campaign.example', of('administrator'));
const editor = await someAgent(db, 'editor@campaign.example', of('editor'));

async function desk(path: string, body?: object, token = officer.token) {
  const answer = await fetch(`${site.url}/api/agent/photo-booth/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, ...(await answer.json()) };
}

const photo = async (slug: string, number: 1 | 2 | 3) =>
  publishPhoto(db, slug, await storePhoto(storage, groupPhoto(number)));

const urlOf = async (slug: string) => {
  const { data } = await site.read<typeof listPhotos>('/api/image/get?size=100');
  return data.find((each) => each.slug === slug)?.file.url;
};

const facesIn = async (id: string) => {
  const [row] = await db.select().from(boothPhotos).where(eq(boothPhotos.photoId, id));
  return row && [row.state, row.faces];
};

describe.runIf(hasModels())('the desk of the photo booth', () => {
  test('a wish without a selfie is seen with its place, blurred, answered, and taken back for a reason', async () => {
    const id = await photo('one', 1);
    await expect.poll(() => facesIn(id)).toEqual(['done', 3]);
    const before = await urlOf('one');
    const form = new FormData();
    const fields = { photo: id, reason: 'On the left', email: 'ila@letters.example' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    await fetch(`${site.url}/api/photo-booth/removals`, { method: 'POST', body: form });

    for (const { token } of [media, officer, chief])
      expect((await desk('counts', undefined, token)).data).toEqual({ asked: 1, late: 0 });
    expect((await desk('counts', undefined, editor.token)).status).toBe(403);
    const [wish] = (await desk('removals?view=asked')).data;
    expect(wish).toMatchObject({ title: 'one', album: 'rally', byFace: false, state: 'asked' });
    // An administrator decides on settings, and reads nobody's words.
    expect((await desk(`removal?id=${wish.id}`, undefined, chief.token)).status).toBe(403);
    const { data } = await desk(`removal?id=${wish.id}`, undefined, media.token);
    expect(data).toMatchObject({ reason: 'On the left', box: null, picture: { width: 1920 } });
    expect((await site.get(data.picture.url)).status).toBe(200);

    const blur = { id: wish.id, decision: 'blur' };
    const blind = await desk('removals/decide', blur);
    expect(blind).toMatchObject({ status: 422, errors: [{ param: 'box' }] });
    const mute = await desk('removals/decide', { id: wish.id, decision: 'refuse' });
    expect(mute).toMatchObject({ status: 422, errors: [{ param: 'answer' }] });
    const [face] = await db.select().from(boothFaces).orderBy(boothFaces.left).limit(1);
    if (!face) throw new Error('No face was found');
    const { left, top, width, height } = face;
    const box = { left, top, width, height };
    const answers = await Promise.all([1, 2].map(() => desk('removals/decide', { ...blur, box })));
    const told = answers.map(({ status }) => status);
    expect(told.toSorted((a, b) => a - b)).toEqual([200, 409]);
    await expect.poll(() => urlOf('one')).not.toBe(before);
    await expect.poll(() => facesIn(id)).toEqual(['done', 2]);
    await expect.poll(() => site.outbox().map(({ to }) => to)).toContain('ila@letters.example');

    const undo = { id: wish.id, decision: 'undo' };
    expect((await desk('removals/decide', undo)).status).toBe(422);
    await desk('removals/decide', { ...undo, answer: 'Somebody else’s selfie' });
    await expect.poll(() => urlOf('one')).toBe(before);
    expect((await site.get(before ?? '')).headers.get('cache-control')).toContain('max-age');
    await expect.poll(() => facesIn(id)).toEqual(['done', 3]);
    expect((await desk('removals?view=undone')).data).toMatchObject([{ id: wish.id }]);
    expect(site.faults).toEqual([]);
  });

  test('it shows the pace, the faults, pairs at a threshold, wrong matches, and searches by day', async () => {
    const ids = [await photo('two', 3), await photo('three', 2)];
    for (const id of ids) await expect.poll(async () => (await facesIn(id))?.[0]).toBe('done');
    const her = await visitor();
    const { data: found } = await her.search(await selfieOfHer());
    expect(found.length).toBeGreaterThan(0);
    await her.ask('POST', 'images/not-me', { id: found[0].id });
    await db
      .update(boothPhotos)
      .set({ state: 'failed', reason: 'crashed' })
      .where(eq(boothPhotos.photoId, ids[1] ?? ''));

    const { data } = await desk('overview', undefined, chief.token);
    expect(data.indexing).toMatchObject({ photos: 3, done: 2, waiting: 0 });
    expect(data.indexing.failed).toMatchObject([{ title: 'three', reason: 'crashed' }]);
    expect(data.albums).toMatchObject([{ slug: 'rally', photos: 3, faceDays: 180 }]);
    expect(data.days).toHaveLength(14);
    expect(data.days.at(-1)).toMatchObject({ searches: 1 });
    expect((await desk('retry', {}, chief.token)).status).toBe(403);
    expect((await desk('retry', {}, media.token)).status).toBe(200);
    await expect.poll(async () => (await facesIn(ids[1] ?? ''))?.[0]).toBe('done');

    const wrong = await desk('wrong-matches');
    expect(wrong).toMatchObject({ sure: 1, data: [{ id: found[0].id, album: 'rally', sure: 1 }] });
    expect(JSON.stringify(wrong)).not.toContain(her.id);

    const { data: pairs } = await desk('pairs?threshold=sure');
    const sides = pairs.map(({ likeness, isAbove }: { likeness: number; isAbove: boolean }) => [
      likeness >= 0.45,
      isAbove,
    ]);
    expect(sides).toContainEqual([true, true]);
    expect(sides).toContainEqual([false, false]);
    expect(sides.every(([is, told]: boolean[]) => is === told)).toBe(true);
    expect((await desk('pairs?threshold=sure', undefined, media.token)).status).toBe(403);
    expect((await desk('thresholds/set', { name: 'sure', value: 0.1 })).status).toBe(422);
    expect((await desk('thresholds/set', { name: 'sure', value: 0.6 })).status).toBe(200);
    const moved = (await desk('overview')).data.thresholds;
    expect(moved[0]).toEqual({ name: 'sure', value: 0.6, usual: 0.45 });
    await desk('thresholds/set', { name: 'sure', value: null });
    expect(site.faults).toEqual([]);
  });

  test('faces of an album are forgotten after its days, and idle people after ninety', async () => {
    const forget = async () => {
      for (const { retention } of photoBoothPersonalData) await retention.forget?.(db);
    };
    const days = async (slug: string, number: number) =>
      (await desk('albums/set', { album: slug, days: number })).status;
    expect(await days('rally', 0)).toBe(422);
    expect(await days('nothing', 30)).toBe(404);
    expect(await days('rally', 30)).toBe(200);
    await db.update(boothPhotos).set({ createdAt: sql`now() - interval '29 days'` });
    await forget();
    expect(await db.$count(boothFaces)).toBeGreaterThan(0);
    await db.update(boothPhotos).set({ createdAt: sql`now() - interval '31 days'` });
    await forget();
    expect(await db.$count(boothFaces)).toBe(0);
    const her = await visitor();
    expect((await her.search(await selfieOfHer())).total).toBe(0);
    const states = await db.select({ state: boothPhotos.state }).from(boothPhotos);
    expect(states.every(({ state }) => state === 'forgotten')).toBe(true);

    const kept = async () =>
      (await db.select().from(boothPeople).where(eq(boothPeople.userId, her.id)))[0]?.sealedVector;
    await db.update(boothPeople).set({ usedAt: sql`now() - interval '89 days'` });
    await forget();
    expect(await kept()).not.toBeNull();
    await db.update(boothPeople).set({ usedAt: sql`now() - interval '91 days'` });
    await forget();
    expect(await kept()).toBeNull();

    // The person who asked is forgotten too, and the place of the face is not.
    await db.update(photoRemovals).set({ decidedAt: sql`now() - interval '91 days'` });
    await forget();
    const [wish] = await db.select().from(photoRemovals);
    expect(wish).toMatchObject({ email: null, reason: null, left: expect.any(Number) });
  });
});
