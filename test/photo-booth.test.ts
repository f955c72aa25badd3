import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { boothPeople, consents } from '#db/schema/index.ts';
import { judgeSelfie } from '#face-search/engine/judge-selfie.ts';
import { hasModels, modelsFolder } from '#face-search/model-files.ts';
import { decode } from '#face-search/native/decode.ts';
import { openModels } from '#face-search/native/open-models.ts';
import { bytesOf, unitOf } from '#face-search/vector.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { album, publishPhoto, someFace, storePhoto } from '#test/booth-album.ts';
import { boothVisitors } from '#test/booth-visitors.ts';
import { cutOut, groupPhoto, selfieOfAnother, selfieOfHer } from '#test/face-pictures.ts';
import { testSite } from '#test/site.ts';

const site = await testSite({ content: [album('rally', true), album('school', false)] });
const { db } = site;
const storage = diskStorage(site.files);

const store = (bytes: Buffer) => storePhoto(storage, bytes);

const photo = async (slug: string, bytes: Buffer, more = {}) =>
  publishPhoto(db, slug, await store(bytes), more);

const states = async () =>
  Object.fromEntries(
    (
      await db.execute<{ slug: string; told: string }>(sql`
        select d.slug, p.state || ' ' || p.faces as told
        from booth_photos p join documents d on d.id = p.photo_id order by d.slug`)
    ).rows.map(({ slug, told }) => [slug, told]),
  );

const visitor = boothVisitors(site);

const slugsOf = ({ data }: { data: { slug: string; match: string }[] }) =>
  data.map(({ slug, match }) => `${slug} ${match}`);

describe.runIf(hasModels())('the photo booth', async () => {
  const selfie = await selfieOfHer();
  const models = await openModels(modelsFolder);
  const faceOf = async (bytes: Buffer) => {
    const judged = await judgeSelfie(models, await decode(bytes));
    return 'vector' in judged ? judged.vector : new Float32Array();
  };

  test('the public photographs of open albums are indexed, and one that cannot be read stops nothing', async () => {
    for (const number of [1, 2, 3] as const) await photo(`photo-${number}`, groupPhoto(number));
    await photo('class', groupPhoto(4), { album: 'school' });
    await photo('drawing', groupPhoto(5), { drawn: true });
    const file = await store(await sharp(groupPhoto(6)).resize(400).jpeg().toBuffer());
    const { key } = file;
    await storage.remove(`private/${key}`);
    await storage.put(`private/${key}`, Buffer.from('no picture'), 'image/jpeg');
    await publishPhoto(db, 'broken', file);
    const done = { 'photo-1': 'done 3', 'photo-2': 'done 1', 'photo-3': 'done 3' };
    await expect.poll(states).toEqual({ ...done, broken: 'failed 0' });
  });

  test('somebody finds the photos that they are in, and nobody else’s', async () => {
    const her = await visitor();
    expect((await her.ask('GET', 'me')).data).toMatchObject({
      isSetUp: true,
      needs: null,
      isEnrolled: false,
      needsProof: false,
      found: 0,
      albums: [{ slug: 'rally', title: 'rally' }],
    });
    const found = await her.search(selfie);
    expect(found.status).toBe(200);
    expect(slugsOf(found)).toEqual(['photo-3 sure', 'photo-1 sure']);
    expect(found).toMatchObject({ page: 1, total: 2 });
    expect(JSON.stringify(found)).not.toMatch(/likeness|score|vector|box/);
    expect(found.data[0].file.sources[0].srcset).toContain('/media/');
    expect(slugsOf(await her.search(selfie, { album: 'school' }))).toEqual([]);
    const gallery = await her.ask('GET', 'images?size=1');
    expect(gallery).toMatchObject({ success: true, page: 1, size: 1, total: 2 });
    expect((await her.ask('GET', 'images?match=maybe')).total).toBe(0);
    expect((await her.ask('GET', 'me')).data).toMatchObject({ isEnrolled: true, found: 2 });
    expect((await (await visitor()).ask('GET', 'images')).total).toBe(0);
  });

  test('a phone may look at the selfie by itself, and sends the face in its place', async () => {
    const her = await visitor();
    const { phone } = (await her.ask('GET', 'me', undefined, 'hi')).data;
    expect(phone.faults.none).toMatch(/कोई चेहरा नहीं दिख रहा/);
    expect(phone.sent).toBeLessThan(9_500_000);
    for (const { url, bytes } of phone.files) {
      const file = await site.get(url, { 'accept-encoding': 'br' });
      expect(file.headers.get('content-encoding')).toBe('br');
      expect(file.headers.get('cache-control')).toContain('immutable');
      expect((await file.bytes()).length).toBe(bytes);
    }
    expect((await site.get('/large-files/files.json')).status).toBe(404);
    expect((await site.get('/large-files/..%2Fembedder.onnx')).status).toBe(404);

    expect(slugsOf(await her.search(await faceOf(selfie)))).toEqual([
      'photo-3 sure',
      'photo-1 sure',
    ]);
    expect((await her.search(someFace(3))).errors[0].param).toBe('template');
    expect((await her.search(await selfieOfAnother())).status).toBe(422);
  });

  test('a later selfie must be of the same person', async () => {
    const her = await visitor();
    await her.search(selfie);
    const other = await her.search(await selfieOfAnother());
    expect(other).toMatchObject({ status: 422, errors: [{ param: 'image' }] });
    expect(other.errors[0].msg).toContain('not the face that you began with');
    const mirrored = await sharp(selfie).flop().jpeg().toBuffer();
    expect((await her.search(mirrored)).status).toBe(200);
  });

  test('a face that is mixed from one’s own and somebody else’s finds nobody else', async () => {
    const [own, hers] = [await faceOf(await selfieOfAnother()), await faceOf(selfie)];
    const mixed = unitOf(own.map((each, nth) => 0.6 * each + 0.8 * (hers[nth] ?? 0)));
    const visiting = await visitor();
    const found = slugsOf(await visiting.search(own));

    expect(slugsOf(await visiting.search(mixed))).toEqual(found);

    expect(found).not.toContain('photo-1 sure');
  });

  test('a selfie that cannot be used is told apart by what to do next, in both languages', async () => {
    const { search } = await visitor();
    const jpeg = (picture: Sharp) => picture.jpeg().toBuffer();
    const wall = sharp({ create: { width: 600, height: 600, channels: 3, background: '#987' } });
    const told = async (bytes: Buffer, language?: string) =>
      (await search(bytes, {}, language)).errors?.[0]?.msg;
    const faults: [Buffer, string, string][] = [
      [await jpeg(wall), 'No face can be seen', 'कोई चेहरा'],
      [groupPhoto(1), 'More than one face', 'एक से ज़्यादा'],
      [await jpeg(sharp(selfie).resize(120)), 'too small', 'छोटा'],
      [await jpeg(sharp(selfie).linear(0.14, 0)), 'too dark', 'अँधेरा'],
      [await jpeg(sharp(selfie).blur(7)), 'blurred', 'धुंधली'],
    ];
    for (const [bytes, english, hindi] of faults) {
      expect(await told(bytes)).toContain(english);
      expect(await told(bytes, 'hi')).toContain(hindi);
    }
    expect(await told(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toContain('JPEG');
    expect(await told(selfie.subarray(0, 3000))).toContain('cannot be read');
    const blank = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await told(blank)).toContain('cannot be read');
  });

  test('consent, a mobile number and the age of consent come first', async () => {
    const her = await visitor();
    const refused = await her.search(selfie, { consent: 'false' });
    expect(refused).toMatchObject({ status: 422, errors: [{ param: 'consent' }] });
    const byMail = await visitor({ phoneNumber: null, email: 'ila@letters.example' });
    expect(await byMail.search(selfie)).toMatchObject({ status: 403, message: /mobile number/ });
    expect((await byMail.ask('GET', 'me')).data.needs).toBe('phoneNumber');
    const ageless = await visitor({ dateOfBirth: null });
    expect((await ageless.search(selfie)).message).toContain('date of birth');
    const child = await visitor({ dateOfBirth: '2014-05-01' });
    expect((await child.search(selfie)).message).toContain('a parent must agree');
    const late = await visitor({}, 10);
    expect(await late.search(selfie)).toMatchObject({
      status: 403,
      message: 'Confirm that it is you first',
    });
    expect((await late.ask('GET', 'me')).data.needsProof).toBe(true);
    expect(await db.$count(boothPeople, eq(boothPeople.userId, late.id))).toBe(0);
  });

  test('what the phone made of a selfie does as well, with the same rules', async () => {
    const her = await visitor();
    const face = someFace(3);
    expect(await her.search(face)).toMatchObject({ status: 200, total: 0 });
    expect((await her.search(someFace(5))).errors[0].param).toBe('template');
    const wrong = await her.search(new Float32Array(12).fill(1));
    expect(wrong).toMatchObject({ status: 422, errors: [{ param: 'template' }] });
    const none = await her.search(new Float32Array(512));
    expect(none.status).toBe(422);
  });

  test('of fifty first selfies at once one is the face of the account', async () => {
    const her = await visitor();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => her.search(someFace(3 + (nth % 10)))),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(5);
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
  });

  test('a photo is downloaded in full size, alone or with all others, and without a camera’s words', async () => {
    const her = await visitor();
    const { data } = await her.search(selfie);
    const link = await her.ask('POST', 'images/link', { id: data[1].id });
    const file = await site.get(link.data.url);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(file.headers.get('content-disposition')).toContain('rally-photo-1.jpg');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.length).toBe(link.data.bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1920, height: 1280 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();

    const archive = await site.get('/api/photo-booth/images/archive', {
      'x-access-token': her.token,
    });
    const zip = Buffer.from(await archive.arrayBuffer());
    expect(Number(archive.headers.get('content-length'))).toBe(zip.length);
    expect(zip.includes('rally-photo-1.jpg') && zip.includes('rally-photo-3.jpg')).toBe(true);

    const stranger = await visitor();
    expect((await stranger.ask('POST', 'images/link', { id: data[1].id })).status).toBe(404);
    expect((await stranger.ask('POST', 'images/not-me', { id: data[1].id })).status).toBe(404);
    expect((await stranger.ask('GET', 'images/archive')).status).toBe(404);
  });

  test('copies in full size are made for whoever is first found in a photo, and for nobody after', async () => {
    const orders = async () =>
      (await db.execute(sql`select id from jobs.job where name = 'booth-full-sizes'`)).rows.length;
    await (await visitor()).search(selfie);
    const ordered = await orders();
    expect([ordered > 0, (await (await visitor()).search(selfie)).total]).toEqual([true, 2]);
    expect(await orders()).toBe(ordered);
  });

  test('what somebody says is not them is shown no more, also not by a later search', async () => {
    const her = await visitor();
    const { data } = await her.search(selfie);
    const [first] = data;
    expect((await her.ask('POST', 'images/not-me', { id: first.id })).status).toBe(200);
    expect((await her.ask('POST', 'images/not-me', { id: first.id })).status).toBe(404);
    expect(slugsOf(await her.ask('GET', 'images'))).toEqual(['photo-1 sure']);
    expect(slugsOf(await her.search(selfie))).toEqual(['photo-1 sure']);
    expect((await her.ask('POST', 'images/link', { id: first.id })).status).toBe(404);
  });

  test('a face is encrypted, and gone with the consent, for thirty days', async () => {
    const her = await visitor();
    const face = someFace(11);
    await her.search(face);
    const inTable = async () => {
      const [row] = await db.select().from(boothPeople).where(eq(boothPeople.userId, her.id));
      return row;
    };
    expect((await inTable())?.sealedVector?.includes(bytesOf(face).subarray(0, 16))).toBe(false);
    expect((await her.ask('DELETE', 'me')).status).toBe(200);
    expect(await inTable()).toMatchObject({ sealedKey: null, sealedVector: null, modelId: null });
    expect((await her.ask('GET', 'images')).total).toBe(0);
    const said = await db
      .select()
      .from(consents)
      .where(eq(consents.userId, her.id))
      .orderBy(consents.id);
    expect(said.map(({ purpose, given, source }) => [purpose, given, source])).toEqual([
      ['photoSearch', true, 'photo-booth'],
      ['photoSearch', false, 'photo-booth'],
    ]);
    const again = await her.search(someFace(12));
    expect(again).toMatchObject({ status: 403, message: /You can begin again on/ });
    expect((await her.ask('GET', 'me')).data.beginsAgainAt).toMatch(/^\d{4}-/);
    await db.update(boothPeople).set({ enrolledAt: sql`now() - interval '31 days'` });
    expect((await her.search(someFace(12))).status).toBe(200);
  });

  test('a consent that is taken back in the profile forgets the face too', async () => {
    const her = await visitor();
    await her.search(selfie);
    const headers = { 'x-access-token': her.token };
    await site.post('/api/user/consents', { purpose: 'photoSearch', given: false }, headers);
    expect((await her.ask('GET', 'me')).data).toMatchObject({ isEnrolled: false, found: 0 });
  });

  test('a gallery grows by photos that come later, follows what is replaced, and empties with the album', async () => {
    const her = await visitor();
    await her.search(selfie);
    const gallery = async () => slugsOf(await her.ask('GET', 'images')).sort();
    const later = await cutOut(groupPhoto(1), [0.5, 0, 0.5, 1]);
    await photo('later', later);
    await expect.poll(gallery).toEqual(['later sure', 'photo-1 sure', 'photo-3 sure']);
    const [found] = (await her.ask('GET', 'images')).data;
    expect(found.slug).toBe('later');

    await photo('later', await cutOut(groupPhoto(2), [0.5, 0, 0.5, 1]));
    await expect.poll(gallery).toEqual(['photo-1 sure', 'photo-3 sure']);
    await expect.poll(states).toMatchObject({ later: 'done 1' });

    await site.write(album('rally', false));
    await expect.poll(states).toEqual({});
    expect(await gallery()).toEqual([]);
    const { rows } = await db.execute(sql`select from booth_faces`);
    expect(rows).toEqual([]);
    const other = await visitor();
    expect((await other.search(selfie)).total).toBe(0);
    expect(site.faults).toEqual([]);
  });
});
