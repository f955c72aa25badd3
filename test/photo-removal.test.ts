import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { StoredPicture } from '#content/declare/files.ts';
import { boothFaces, photoRemovals } from '#db/schema/index.ts';
import { hasModels } from '#face-search/model-files.ts';
import { vectorOf } from '#face-search/vector.ts';
import type { listPhotos } from '#features/photos/contract.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { album, publishPhoto, storePhoto } from '#test/booth-album.ts';
import { boothVisitors } from '#test/booth-visitors.ts';
import { cutOut, groupPhoto, selfieOfAnother, selfieOfHer } from '#test/face-pictures.ts';
import { testSite } from '#test/site.ts';

const site = await testSite({
  content: [album('rally', true)],
});
const { db } = site;
const storage = diskStorage(site.files);
const visitor = boothVisitors(site);

const store = (bytes: Buffer) => storePhoto(storage, bytes);

const photo = (slug: string, file: StoredPicture) => publishPhoto(db, slug, file);

/** Asks to be taken out of a photo, with a selfie or without. */
async function ask(of: { photo: string; x?: number; y?: number }, selfie?: Buffer, more = {}) {
  const form = new FormData();
  if (selfie) form.set('image', new Blob([new Uint8Array(selfie)]), 'selfie.jpg');
  const fields = { ...of, ...(selfie && { consent: 'true' }), ...more };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const answer = await fetch(`${site.url}/api/photo-booth/removals`, {
    method: 'POST',
    body: form,
  });
  return { status: answer.status, ...(await answer.json()) };
}

const fileOf = async (slug: string) => {
  const { data } = await site.read<typeof listPhotos>('/api/image/get?size=100');
  const file = data.find((each) => each.slug === slug)?.file;
  if (!file) throw new Error(`There is no photo ${slug}`);
  return file;
};

const states = async () =>
  (await db.select().from(photoRemovals).orderBy(photoRemovals.createdAt)).map(
    ({ state }) => state,
  );

const facesOf = async (photoId: string) => {
  const { rows } = await db.execute<{ state: string; faces: number }>(sql`
    select state, faces from booth_photos where photo_id = ${photoId}`);
  return rows[0];
};

type Part = Record<'left' | 'top' | 'width' | 'height', number>;

/** How much two pictures differ in a part, on average, from 0 to 255. */
async function difference(a: Buffer, b: Buffer, part: Part) {
  const pixels = async (bytes: Buffer) => {
    const image = sharp(bytes).resize(800, 533, { fit: 'fill' }).removeAlpha();
    const area = {
      left: Math.round(part.left * 800),
      top: Math.round(part.top * 533),
      width: Math.round(part.width * 800),
      height: Math.round(part.height * 533),
    };
    return image.extract(area).raw().toBuffer();
  };
  const [one, other] = await Promise.all([pixels(a), pixels(b)]);
  return one.reduce((sum, octet, at) => sum + Math.abs(octet - (other[at] ?? 0)), 0) / one.length;
}

describe.runIf(hasModels())('take me out of this photo', async () => {
  const selfie = await selfieOfHer();

  test('a face is blurred in every public copy, and nobody finds it again', async () => {
    const first = await store(groupPhoto(1));
    const id = await photo('one', first);
    await expect.poll(() => facesOf(id)).toEqual({ state: 'done', faces: 3 });
    const { rows } = await db.execute<{ x: number; y: number; l: number }>(sql`
      select "left" + width / 2 as x, top + height / 2 as y, "left" as l from booth_faces
      order by "left" desc limit 1`);
    const at = { x: rows[0]?.x ?? 0, y: rows[0]?.y ?? 0 };
    const her = await visitor();
    expect((await her.search(selfie)).total).toBe(1);
    const [beside] = await db.select().from(boothFaces).orderBy(boothFaces.left).limit(1);
    const other = await visitor();
    if (!beside) throw new Error('There is no second face');
    expect((await other.search(vectorOf(beside.vector))).total).toBe(1);
    const foundBefore = (await other.ask('GET', 'images')).data[0].foundAt;
    const old = `/media/${first.key}-800.webp`;
    const before = Buffer.from(await (await site.get(old)).arrayBuffer());

    // Of somebody else, at another place, without consent, of what is not there.
    const wrong = await ask({ photo: id, ...at }, await selfieOfAnother());
    expect(wrong).toMatchObject({ status: 422, errors: [{ param: 'image' }] });
    const nowhere = await ask({ photo: id, x: 0.01, y: 0.99 }, selfie);
    expect(nowhere).toMatchObject({ status: 422, errors: [{ param: 'x' }] });
    const silent = await ask({ photo: id, ...at }, selfie, { consent: '' });
    expect(silent).toMatchObject({ status: 422, errors: [{ param: 'consent' }] });
    expect((await ask({ photo: crypto.randomUUID(), ...at }, selfie)).status).toBe(404);

    // Two at once give one blur.
    const both = await Promise.all([1, 2].map(() => ask({ photo: id, ...at }, selfie)));
    for (const each of both)
      expect(each).toMatchObject({ status: 202, data: { state: 'blurring' } });
    await expect.poll(states).toEqual(['done']);
    // Asked once more, later: it is told of what is done, not that no face is there.
    const late = await ask({ photo: id, ...at }, selfie);
    expect(late).toMatchObject({ status: 202, data: { state: 'blurring' } });
    expect(await states()).toEqual(['done']);

    const file = await fileOf('one');
    expect(file.url).not.toContain(first.key);
    const after = Buffer.from(await (await site.get(file.url)).arrayBuffer());
    const face = { left: at.x - 0.03, top: at.y - 0.03, width: 0.06, height: 0.06 };
    const corner = { left: 0, top: 0, width: 0.1, height: 0.1 };
    expect(await difference(before, after, face)).toBeGreaterThan(10);
    expect(await difference(before, after, corner)).toBeLessThan(4);

    // An old address, whoever kept it, shows the same, and is asked for again each time.
    for (const name of [
      `${first.key}-800.webp`,
      `${first.key}-800.avif`,
      `${first.key}-200.webp`,
    ]) {
      const answer = await site.get(`/media/${name}`);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('etag')).not.toContain(first.key);
    }
    const stale = Buffer.from(await (await site.get(old)).arrayBuffer());
    expect(await difference(before, stale, face)).toBeGreaterThan(10);
    expect(await storage.has(`private/${first.key}`)).toBe(true);

    await expect.poll(() => facesOf(id)).toEqual({ state: 'done', faces: 2 });
    expect((await her.ask('GET', 'images')).total).toBe(0);
    const [kept] = (await other.ask('GET', 'images')).data;
    expect(kept).toMatchObject({ foundAt: foundBefore, file: { url: file.url } });
    expect((await her.search(selfie)).total).toBe(0);

    // The picture that comes again, by hand or from history, is the blurred one.
    const again = await store(groupPhoto(1));
    expect(file.url).toContain(again.key);
    await photo('one', first);
    await expect.poll(async () => (await fileOf('one')).url).toBe(file.url);
    expect(await storage.has(`${first.key}-800.webp`)).toBe(false);
    expect(site.faults).toEqual([]);
  });

  test('a face is found again in a picture that takes the place of its own', async () => {
    const id = await photo('two', await store(groupPhoto(3)));
    await expect.poll(() => facesOf(id)).toEqual({ state: 'done', faces: 3 });
    const { rows } = await db.execute<{ x: number; y: number }>(sql`
      select "left" + width / 2 as x, top + height / 2 as y from booth_faces
      where photo_id = ${id} order by "left" offset 1 limit 1`);
    const at = { x: rows[0]?.x ?? 0, y: rows[0]?.y ?? 0 };
    expect((await ask({ photo: id, ...at }, selfie)).status).toBe(202);
    await expect.poll(() => facesOf(id)).toEqual({ state: 'done', faces: 2 });

    const other = await store(await cutOut(groupPhoto(3), [0.1, 0, 0.8, 1]));
    await photo('two', other);
    await expect.poll(async () => (await fileOf('two')).url).not.toContain(other.key);
    await expect.poll(async () => (await facesOf(id))?.state).toBe('done');
    const her = await visitor();
    expect((await her.search(selfie)).total).toBe(0);
    expect(site.faults).toEqual([]);
  });

  test('whoever shows no face asks a person', async () => {
    const id = await photo('three', await store(groupPhoto(4)));
    const asked = await ask({ photo: id }, undefined, { email: 'x', reason: 'Third from left' });
    expect(asked).toMatchObject({ status: 422, errors: [{ param: 'email' }] });
    const more = { email: 'ila@letters.example', reason: 'Third from left' };
    const taken = await ask({ photo: id, x: 0.5, y: 0.5 }, undefined, more);
    expect(taken).toMatchObject({ status: 202, data: { state: 'asked' } });
    const bot = await ask({ photo: id }, undefined, { website: 'https://spam.example' });
    expect(bot.status).toBe(202);
    expect(await db.$count(photoRemovals, eq(photoRemovals.state, 'asked'))).toBe(1);
  });
});
