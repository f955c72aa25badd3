import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storeFile } from '#content/files/store-file.ts';
import { addWaiting, finishPictures } from '#content/files/waiting-pictures.ts';
import { bin } from '#content/server/edit/bin.ts';
import { mediaFiles, takedowns } from '#db/schema/index.ts';
import { transaction } from '#db/transaction.ts';
import { audios } from '#features/audios/collection.ts';
import { photos } from '#features/photos/collection.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { agentDesk } from '#test/agent-desk.ts';
import { someAgent } from '#test/agents.ts';
import { mediaDesk } from '#test/media-desk.ts';
import { photograph, sendMedia, silentMp3 } from '#test/media-files.ts';
import { PATIENCE } from '#test/patience.ts';
import { adoptFiles } from './adopt-files.ts';
import { emptyMediaBin } from './bin-files.ts';
import { createTakedownAlarmJob } from './takedowns/alarms.ts';

const { site, db, media, ask, get, arrive, photoWith, take } = await mediaDesk();
const asha = await someAgent(db, 'asha@campaign.example', [
  { role: 'administrator', languages: null },
]);
/** An agent who may crop in the library, and write none of the documents that show a picture. */
const librarian = await someAgent(db, 'library@campaign.example', [
  { role: 'media', languages: null, sections: ['media'] },
]);
const storage = diskStorage(site.files);
const law = agentDesk(site, '/api/agent/law');
const register = async () => (await law.get(asha, 'media')).data;
const bytesAt = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer());

/** The share of rows, from the foot, that are as dark as the label. */
async function labelShare(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const dark = (row: number) =>
    [0.005, 0.995].every((x) => (data[row * info.width + Math.floor(info.width * x)] ?? 255) < 40);
  let rows = 0;
  while (rows < info.height && dark(info.height - 1 - rows)) rows += 1;
  return rows / info.height;
}

test('a picture that AI made carries its label on every public copy, in documents and for whoever brings it again', async () => {
  const bytes = await sharp(await photograph(4, 1500, 1000))
    .linear(0.6, 90)
    .jpeg()
    .toBuffer();
  const made = await arrive('poster.jpg', bytes);
  await photoWith('poster', await take(made.id));
  const before = made.image?.url ?? '';
  expect(await labelShare(await bytesAt(before))).toBe(0);
  expect((await ask('declare-ai', { id: made.id, extent: 'made', tool: ' ' })).status).toBe(422);
  const declared = { id: made.id, extent: 'made', tool: 'Midjourney 7' };
  expect((await ask('declare-ai', declared)).status).toBe(200);
  expect((await ask('declare-ai', declared)).status).toBe(409);
  await expect.poll(async () => (await register()).ai[0]?.labelledAt ?? null).not.toBeNull();
  const labelled = await get(made.id);
  expect(labelled).toMatchObject({ ai: 'made', uses: 1 });
  expect(labelled.image?.alt).toContain('Made with AI · एआई से बनाया गया');
  for (const source of labelled.image?.sources ?? [])
    for (const address of source.srcset.split(', ').map((each: string) => each.split(' ')[0] ?? ''))
      expect(await labelShare(await bytesAt(address)), address).toBeGreaterThanOrEqual(0.098);
  // The address of before shows the label too.
  expect(await labelShare(await bytesAt(before))).toBeGreaterThanOrEqual(0.098);
  const { rows } = await db.execute<{ ai: string }>(sql`
    select facts -> 'file' ->> 'ai' as ai from documents where slug = 'poster'`);
  expect(rows).toEqual([{ ai: 'made' }]);
  expect((await ask('crop', { id: made.id, crop: null })).status).toBe(422);

  const played = await arrive('voice.mp3', silentMp3(200));
  await ask('declare-ai', { id: played.id, extent: 'changed', tool: 'A cloned voice' });
  await expect.poll(async () => (await get(played.id)).file?.ai).toBe('changed');
  expect((await register()).ai).toMatchObject([
    { name: 'voice.mp3', tool: 'A cloned voice', declaredBy: { id: media.id } },
    { name: 'poster.jpg', tool: 'Midjourney 7' },
  ]);
});

test('an order runs for three hours, is told twice, and one press takes the file down everywhere', async () => {
  const bytes = await photograph(9, 900, 600);
  const made = await arrive('crowd.jpg', bytes);
  await photoWith('crowd', await take(made.id));
  const url = made.image?.url ?? '';
  const receivedAt = new Date(Date.now() - 60_000).toISOString();
  const order = { mediaId: made.id, kind: 'order', source: 'Cyber cell 41', receivedAt };
  const isPublic = async () => {
    const { rows } = await db.execute(sql`
      select from versions where slug = 'crowd'`);
    return rows.length > 0;
  };
  expect(await isPublic()).toBe(true);
  expect((await law.post(media, 'takedowns', order)).status).toBe(403);
  const early = { ...order, receivedAt: new Date(Date.now() + 60_000).toISOString() };
  expect(await law.post(asha, 'takedowns', early)).toMatchObject({ status: 422 });
  expect((await law.post(asha, 'takedowns', order)).status).toBe(200);
  const mails = () => site.outbox().filter(({ subject }) => subject.includes('crowd.jpg'));
  // The first administrator of the site, and this one.
  await expect.poll(mails).toHaveLength(2);
  // It is sent again when its reply was lost.
  expect((await law.post(asha, 'takedowns', order)).status).toBe(200);
  const [entered, ...others] = (await register()).takedowns;
  expect(others).toEqual([]);
  expect(Date.parse(entered.dueAt) - Date.parse(receivedAt)).toBe(3 * 3600_000);

  const sent: unknown[] = [];
  const job = createTakedownAlarmJob({
    db,
    publicUrl: 'https://campaign.example',
    sendMessage: async (message) => void sent.push(message.to),
  });
  await job.run({});
  expect(sent).toHaveLength(0);
  const later = new Date(Date.now() - 2 * 3600_000);
  await db.update(takedowns).set({ receivedAt: later }).where(eq(takedowns.id, entered.id));
  await Promise.all([job.run({}), job.run({})]);
  await job.run({});
  await expect.poll(() => sent.length + mails().length).toBe(4);

  expect(
    await law.post(asha, 'takedowns/decide', { id: entered.id, outcome: 'kept' }),
  ).toMatchObject({ status: 422, errors: [{ param: 'reason' }] });
  const down = { id: entered.id, outcome: 'taken-down' };
  const presses = await Promise.all([1, 2].map(() => law.post(asha, 'takedowns/decide', down)));
  expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(presses.find(({ status }) => status === 200)?.data).toEqual({ pages: 1 });
  expect(await isPublic()).toBe(false);
  expect((await site.get(url)).status).toBe(404);
  expect((await ask(`take?id=${made.id}&collection=photos&field=file`)).status).toBe(404);
  const again = await sendMedia(site.url, media.token, 'again.jpg', bytes);
  await expect.poll(async () => (await get(again)).state).toBe('refused');
  expect((await register()).takedowns).toMatchObject([
    { outcome: 'taken-down', decidedBy: { id: asha.id }, name: 'crowd.jpg' },
  ]);
  const table = await site.get('/api/agent/law/media/table', { 'x-access-token': asha.token });
  expect(await table.text()).toMatch(/crowd\.jpg.*order.*Cyber cell 41.*taken-down/);
  expect(site.faults).toEqual([]);
});

/** Enters an order against a file; its id. */
async function enterOrder(mediaId: string): Promise<string> {
  const receivedAt = new Date(Date.now() - 60_000).toISOString();
  await law.post(asha, 'takedowns', { mediaId, kind: 'order', source: 'A court', receivedAt });
  const [order] = await db.select().from(takedowns).where(eq(takedowns.mediaId, mediaId));
  return order?.id ?? '';
}

const carryOut = (order: string) =>
  law.post(asha, 'takedowns/decide', { id: order, outcome: 'taken-down' });

const takeDown = async (mediaId: string) => carryOut(await enterOrder(mediaId));

const isLive = async (slug: string) => {
  const { rows } = await db.execute(sql`select from versions where slug = ${slug}`);
  return rows.length > 0;
};

test('a document in the bin that names a file does not keep its takedown from being carried out', async () => {
  const made = await arrive('march.jpg', await photograph(21));
  const stored = await take(made.id);
  await photoWith('march', stored);
  const binned = await photoWith('march-binned', stored);
  await transaction(db, (tx) => bin(tx, [photos], photos, binned));
  expect(await takeDown(made.id)).toMatchObject({ status: 200, data: { pages: 1 } });
  expect(await isLive('march')).toBe(false);
  expect((await site.get(made.image?.url ?? '')).status).toBe(404);
});

test('what an order took down stays away when the whole site is brought back to before', async () => {
  const made = await arrive('ferry.jpg', await photograph(51));
  await photoWith('ferry', await take(made.id));
  const moment = new Date().toISOString();
  expect(await takeDown(made.id)).toMatchObject({ status: 200, data: { pages: 1 } });
  const watch = agentDesk(site, '/api/agent/site-watch');
  const wish = { moment, reason: 'Somebody altered it' };
  const { data } = await watch.post(asha, 'bring-back-site', wish);
  const progress = async () => (await watch.get(asha, 'progress', { id: data.id })).data;
  await expect.poll(async () => (await progress()).isDone, PATIENCE).toBe(true);
  expect((await progress()).failed).toMatchObject([
    {
      title: 'ferry',
      message: 'A file in its text of then was taken down by an order or a complaint.',
    },
  ]);
  expect(await isLive('ferry')).toBe(false);
});

/** Photos that show a picture as it came, its first and its second cut; the addresses and keys of the three. */
async function cutTwice(slug: string, seed: number) {
  const made = await arrive(`${slug}.jpg`, await photograph(seed, 1200, 600));
  const urls = [made.image?.url ?? ''];
  const keys = [(await take(made.id)).key];
  await photoWith(`${slug}-whole`, await take(made.id));
  for (const [name, x] of [
    ['first', 0],
    ['second', 50],
  ] as const) {
    const crop = { x, y: 0, width: 50, height: 100 };
    const cut = await ask('crop', { id: made.id, crop }, librarian.token);
    expect(cut.data).toMatchObject({ live: 0, drafts: 0 });
    await photoWith(`${slug}-${name}`, await take(made.id));
    urls.push((await get(made.id)).image.url);
    keys.push((await take(made.id)).key);
  }
  return { id: made.id, urls, keys };
}

test('a takedown reaches a picture as it came and every cut of it, and its copies stay away', async () => {
  const { id, urls, keys } = await cutTwice('fair', 22);
  expect(new Set(keys).size).toBe(3);
  for (const url of urls) expect((await site.get(url)).status).toBe(200);
  const order = await enterOrder(id);
  const { data: pages } = await law.get(asha, 'takedowns/pages', { id: order });
  const titles = pages.map(({ title }: { title: string }) => title);
  expect(titles.toSorted()).toEqual(['fair-first', 'fair-second', 'fair-whole']);
  expect((await law.get(media, 'takedowns/pages', { id: order })).status).toBe(403);
  expect((await law.get(asha, 'takedowns/pages', { id })).status).toBe(404);
  expect(await carryOut(order)).toMatchObject({ status: 200, data: { pages: 3 } });
  expect(await law.get(asha, 'takedowns/pages', { id: order })).toMatchObject({ data: [] });
  for (const name of ['whole', 'first', 'second']) expect(await isLive(`fair-${name}`)).toBe(false);
  // A job that was there before, or runs at this moment, goes on.
  await addWaiting(db, keys);
  await finishPictures({ db, storage });
  for (const url of urls)
    for (const address of [url, url.replace(/webp$/, 'avif')])
      expect((await site.get(address)).status, address).toBe(404);
  expect(await adoptFiles({ db, storage, collections: [photos] })).toBe(0);
});

test('the label of AI is put on a picture as it came and on every cut of it', async () => {
  const { id, keys } = await cutTwice('stage', 23);
  await ask('declare-ai', { id, extent: 'changed', tool: 'A filter' });
  await expect.poll(async () => (await get(id)).ai).toBe('changed');
  for (const key of keys)
    expect(await labelShare(await bytesAt(`/media/${key}-200.webp`)), key).toBeGreaterThan(0.09);
  const { rows } = await db.execute<{ ai: string }>(sql`
    select facts -> 'file' ->> 'ai' as ai from documents where slug like 'stage-%'`);
  expect(rows).toEqual([{ ai: 'changed' }, { ai: 'changed' }, { ai: 'changed' }]);
});

test('of a recording that came with a campaign, the one copy there is stays as evidence', async () => {
  const bytes = silentMp3(40);
  const file = await storeFile(storage, { name: 'speech.mp3', bytes, widget: 'audio' });
  const facts = { publishedAt: '2026-11-01T09:00:00+05:30', kind: 'speech' };
  const en = {
    title: 'Speech',
    summary: 'Said.',
    body: '<p>Said.</p>',
    words: { file, durationSeconds: 1 },
  };
  await site.write([audios, { slug: 'speech', facts, en }]);
  await adoptFiles({ db, storage, collections: [audios] });
  const { data } = await ask(`by-key?key=${file.key}`);
  expect(await takeDown(data.id)).toMatchObject({ status: 200, data: { pages: 1 } });
  expect((await site.get(`/media/${file.key}.mp3`)).status).toBe(404);
  const [row] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, data.id));
  expect((await storage.get(row?.originalKey ?? ''))?.equals(bytes)).toBe(true);
});

test('a file that was taken down from the bin stays as evidence when the bin is emptied', async () => {
  const bytes = await photograph(24);
  const made = await arrive('binned.jpg', bytes);
  await ask('bin', { ids: [made.id] });
  await takeDown(made.id);
  const matchesId = eq(mediaFiles.id, made.id);
  await db
    .update(mediaFiles)
    .set({ binnedAt: new Date('2026-01-01') })
    .where(matchesId);
  await emptyMediaBin({ db, storage });
  const [row] = await db.select().from(mediaFiles).where(matchesId);
  expect((await storage.get(row?.originalKey ?? ''))?.equals(bytes)).toBe(true);
});

test('a file that could not be deleted when its takedown was carried out goes as soon as it can', async () => {
  const made = await arrive('quay.jpg', await photograph(61));
  await photoWith('quay', await take(made.id));
  const url = made.image?.url ?? '';
  const name = basename(url);
  const path = join(site.files, name.slice(0, 2), name.slice(2, 4), name);
  await rename(path, `${path}.aside`);
  await mkdir(path);
  expect((await takeDown(made.id)).status).toBe(500);
  expect(await isLive('quay')).toBe(false);
  await rm(path, { recursive: true });
  await rename(`${path}.aside`, path);
  expect((await site.get(url)).status).toBe(200);
  // The job leaves the request time to delete the file itself, minutes that no test waits for.
  const { rows } = await db.execute(sql`
    update jobs.job set start_after = now()
    where name = 'remove-taken-down' and data ->> 'id' = ${made.id}
      and start_after > now() + interval '1 minute' returning id`);
  expect(rows).toHaveLength(1);
  await expect.poll(async () => (await site.get(url)).status, PATIENCE).toBe(404);
});
