import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  boothPeople,
  boothPhotos,
  consents,
  documents,
  messages,
  photoRemovals,
} from '#db/schema/index.ts';
import type { Engines } from '#face-search/engines.ts';
import { hasModels } from '#face-search/model-files.ts';
import { bytesOf } from '#face-search/vector.ts';
import { indexPhotos } from '#features/photo-booth/server/index-photos.ts';
import { photoBoothPersonalData } from '#features/photo-booth/server/personal-data.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { someAgent } from '#test/agents.ts';
import { album, publishPhoto, someFace, storePhoto } from '#test/booth-album.ts';
import { boothVisitors } from '#test/booth-visitors.ts';
import { groupPhoto, selfieOfHer } from '#test/face-pictures.ts';
import { blankPng, movingWebp } from '#test/media-files.ts';
import { testSite } from '#test/site.ts';

const site = await testSite({
  limitsScale: 1,
  content: [album('rally', true)],
});
const { db } = site;
const storage = diskStorage(site.files);
const visitor = boothVisitors(site);

const photo = async (slug: string, bytes: Buffer) =>
  publishPhoto(db, slug, await storePhoto(storage, bytes));

async function ask(fields: Record<string, string>, selfie?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (selfie) form.set('image', new Blob([new Uint8Array(selfie)]), 'selfie.jpg');
  const url = `${site.url}/api/photo-booth/removals`;
  const answer = await fetch(url, { method: 'POST', body: form });
  return { status: answer.status, ...(await answer.json()) };
}

test('of fifty searches at once at the fifth of the day one is made, and of two faces at once one is kept (A6)', async () => {
  const her = await visitor();
  const faces = await Promise.all([her.search(someFace(3)), her.search(someFace(5))]);
  expect(faces.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const own = someFace(faces[0]?.status === 200 ? 3 : 5);
  for (let nth = 2; nth <= 4; nth += 1) expect((await her.search(own)).status).toBe(200);
  // Selfies of an hour are counted as well, and leave room for twenty of these.
  const answers = await Promise.all(Array.from({ length: 50 }, () => her.search(own)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
  expect((await her.ask('GET', 'me')).data.searchesLeft).toBe(0);
});

test('a stranger asks eight times a day, and a session of one realm opens no call of the other (A2)', async () => {
  const id = await photo('crowd', groupPhoto(5));
  for (let nth = 1; nth <= 8; nth += 1)
    expect((await ask({ photo: id, reason: `Row ${nth}` })).status).toBe(202);
  expect((await ask({ photo: id, reason: 'Row 9' })).status).toBe(429);
  expect(await db.$count(photoRemovals)).toBe(8);

  const her = await visitor();
  const officer = await someAgent(db, 'officer@campaign.example', [
    { role: 'privacy-officer', languages: null },
  ]);
  const statusOf = async (path: string, token: string) =>
    (await site.get(path, { 'x-access-token': token })).status;
  expect(await statusOf('/api/agent/photo-booth/removals?view=asked', her.token)).toBe(401);
  expect(await statusOf('/api/photo-booth/images', officer.token)).toBe(401);
  const [wish] = await db.select().from(photoRemovals);
  const path = `/api/agent/photo-booth/removal?id=${wish?.id}`;
  const seen = await (await site.get(path, { 'x-access-token': officer.token })).json();
  expect((await site.get(seen.data.picture.url)).status).toBe(200);
  await site.post('/api/agent/logout', {}, { 'x-access-token': officer.token });
  expect((await site.get(seen.data.picture.url)).status).toBe(404);
});

test('a picture that brings an engine down twice is marked, and keeps none of the others', async () => {
  const bad = groupPhoto(2);
  const [badId, goodId] = [await photo('bad', bad), await photo('good', groupPhoto(4))];
  const waits = { state: 'waiting', faces: 0, crashes: 0, begun: 0 } as const;
  const row = { album: 'rally', fileKey: '', ...waits };
  const keyOf = async (id: string) =>
    (await db.select().from(documents).where(eq(documents.id, id)))[0]?.facts as never as {
      file: { key: string };
    };
  for (const id of [badId, goodId]) {
    const fileKey = (await keyOf(id)).file.key;
    const values = { ...row, photoId: id, fileKey };
    await db
      .insert(boothPhotos)
      .values(values)
      .onConflictDoUpdate({ target: boothPhotos.photoId, set: { ...waits, fileKey } });
  }
  const engines: Engines = {
    atOnce: 1,
    findFaces: async (bytes) => {
      if (bytes.length === bad.length)
        throw Object.assign(new Error('It is gone'), { name: 'ProcessEnded' });
      return [];
    },
    stop: () => undefined,
  };
  const { signal } = new AbortController();
  await indexPhotos({ db, storage, engines, onIndexed: async () => undefined, signal });
  const stateOf = async (id: string) => {
    const [found] = await db.select().from(boothPhotos).where(eq(boothPhotos.photoId, id));
    return [found?.state, found?.reason];
  };
  expect(await stateOf(badId)).toEqual(['failed', 'crashed']);
  expect((await stateOf(goodId))[0]).toBe('done');
});

/** Everything that the site keeps, as one text: each row of each table, each file, each line of its log. */
async function everythingKept(): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
  const kept: string[] = [...site.logged];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.raw(name)} t`,
    );
    kept.push(...rows.map(({ row }) => row));
  }
  const folder = dirname(site.files);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      kept.push(entry.name, bytes.toString('latin1'), bytes.toString('hex'));
    }
  return kept.join('\n');
}

describe.runIf(hasModels())('with the models', async () => {
  const selfie = await selfieOfHer();

  test('bombs and two-faced pictures are refused, and leave nothing (R14)', async () => {
    const her = await visitor();
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 11/1 0/1' } };
    const placed = await sharp(selfie).withExif(exif).jpeg().toBuffer();
    const before = readdirSync(site.files, { recursive: true }).length;
    const refused: [string, Buffer][] = [
      ['256 megapixels', blankPng(16_000, 16_000)],
      ['10,000 frames', await movingWebp(10_000)],
      ['cut off', selfie.subarray(0, selfie.length / 3)],
      [
        'a drawing',
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
        ),
      ],
    ];
    for (const [name, bytes] of refused) {
      const answer = await her.search(bytes);
      expect(answer, name).toMatchObject({ status: 422, errors: [{ param: 'image' }] });
    }
    const twenty = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => her.search(refused[nth % 2]?.[1] ?? selfie)),
    );
    expect(twenty.every(({ status }) => [422, 503].includes(status))).toBe(true);
    // A page behind the pixels runs nowhere, and the place goes with the rest: nothing is kept.
    const page = Buffer.concat([placed, Buffer.from('<html><script>alert(1)</script>')]);
    expect((await her.search(page)).status).toBe(200);
    expect(readdirSync(site.files, { recursive: true })).toHaveLength(before);
  });

  test('after somebody searched, withdrew and left, nothing tells that they were there (P1)', async () => {
    const id = await photo('one', groupPhoto(1));
    const state = async () =>
      (await db.select().from(boothPhotos).where(eq(boothPhotos.photoId, id)))[0]?.state;
    await expect.poll(state).toBe('done');
    const phoneNumber = '+919812345670';
    const email = 'leaves-nothing@letters.example';
    const her = await visitor({ phoneNumber, email, name: 'Sulakshana Thosar' });
    const template = someFace(17);
    expect((await her.search(template)).status).toBe(200);
    await db.insert(photoRemovals).values({
      photoId: id,
      rootKey: 'none',
      state: 'refused',
      byFace: false,
      language: 'en',
      name: 'Sulakshana Thosar',
      email,
      reason: 'Mine',
      dueAt: new Date(),
    });
    expect(await everythingKept()).toContain(phoneNumber);

    expect((await her.ask('DELETE', 'me')).status).toBe(200);
    const [left] = await db.select().from(boothPeople).where(eq(boothPeople.userId, her.id));
    expect(left).toMatchObject({ sealedKey: null, sealedVector: null });
    const erased = await fetch(`${site.url}/api/user/account`, {
      method: 'DELETE',
      headers: { 'x-access-token': her.token },
    });
    expect(erased.status).toBe(200);
    // The last letter has left the site, as every letter in its outbox has. Its file is seen before it
    // is safe on the disk; one that vanishes until then is written again.
    await expect.poll(() => db.$count(messages, eq(messages.state, 'sent'))).toBe(1);
    expect(site.outbox()).toHaveLength(1);
    rmSync(join(dirname(site.files), 'outbox'), { recursive: true });
    const words = [phoneNumber, phoneNumber.slice(3), email, 'Sulakshana'];
    // Rows that a job has done with are cleared away by the queue.
    await expect
      .poll(async () => {
        const kept = await everythingKept();
        return words.filter((word) => kept.includes(word));
      })
      .toEqual([]);
    for (const { retention } of photoBoothPersonalData) await retention.forget?.(db);
    const kept = await everythingKept();
    const bytes = bytesOf(template);
    expect(kept).not.toContain(bytes.toString('hex').slice(0, 64));
    expect(kept).not.toContain(bytes.toString('base64').slice(0, 64));
    expect(kept).not.toContain(her.token);
    const said = await db.select().from(consents).where(eq(consents.userId, her.id));
    expect(said.map(({ purpose, given }) => [purpose, given])).toEqual([
      ['photoSearch', true],
      ['photoSearch', false],
    ]);
    expect(site.faults).toEqual([]);
  });
});
