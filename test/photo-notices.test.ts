import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  boothFinds,
  boothNotices,
  boothPeople,
  boothPhotos,
  documents,
  messages,
} from '#db/schema/index.ts';
import { MODEL_ID } from '#face-search/model-id.ts';
import { leaveNewsletter } from '#features/newsletter/contract.ts';
import { leaveNotices } from '#features/photo-booth/contract.ts';
import { newPhotosMessage } from '#features/photo-booth/server/notice-messages.ts';
import { createTellOfFindsJob } from '#features/photo-booth/server/notices.ts';
import type { Message } from '#messages/message.ts';
import { createSendMessage } from '#messages/send.ts';
import { boothVisitors } from '#test/booth-visitors.ts';
import { testSite } from '#test/site.ts';

const site = await testSite({ pages: true });
const { db } = site;
const visitor = boothVisitors(site);
const { sendMessage } = createSendMessage(async () => undefined);
const tell = () => createTellOfFindsJob({ db, sendMessage, publicUrl: site.url }).run({});

const lettersTo = async (address: string) => {
  const rows = await db.select().from(messages);
  return rows.map(({ message }) => message as Message).filter(({ to }) => to === address);
};

/** Somebody whose face is known. */
async function enrolled(email?: string, language: 'en' | 'hi' = 'en') {
  const person = await visitor({ ...(email && { email }), language });
  const sealed = { sealedKey: Buffer.from('key'), sealedVector: Buffer.from('face') };
  const now = new Date();
  const row = { userId: person.id, enrolledAt: now, usedAt: now, modelId: MODEL_ID, ...sealed };
  await db.insert(boothPeople).values(row);
  return person;
}

/** A photo in which somebody was found. */
async function found(userId: string, more: Partial<typeof boothFinds.$inferInsert> = {}) {
  const photoId = randomUUID();
  await db
    .insert(documents)
    .values({ id: photoId, collection: 'photos', slug: photoId, facts: {} });
  await db.insert(boothPhotos).values({ photoId, album: 'rally', fileKey: photoId });
  await db.insert(boothFinds).values({ userId, photoId, match: 'sure', ...more });
}

test('whoever asked for it is told of new photos, at most once a day, until one press ends it', async () => {
  const her = await enrolled('ila@letters.example', 'hi');
  expect((await her.ask('GET', 'me')).data.notices).toBe('off');
  await found(her.id);
  await tell();
  expect(await lettersTo('ila@letters.example')).toEqual([]);

  expect((await her.ask('POST', 'notices', { areWanted: true })).success).toBe(true);
  expect((await her.ask('GET', 'me')).data.notices).toBe('on');
  await tell();
  expect(await lettersTo('ila@letters.example'), 'of what she knew already').toEqual([]);

  await found(her.id);
  await found(her.id);
  await found(her.id, { refusedAt: new Date() });
  await Promise.all([tell(), tell(), tell()]);
  await found(her.id);
  await tell();
  const [letter, ...more] = await lettersTo('ila@letters.example');
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ language: 'hi', text: { kind: 'newPhotosOfYou', count: '2' } });
  expect(letter?.text['link']).toBe(`${site.url}/hi/photobooth-gallery`);

  await db.update(boothNotices).set({ toldAt: sql`now() - interval '21 hours'` });
  await tell();
  expect(await lettersTo('ila@letters.example')).toHaveLength(2);

  const { declaration } = newPhotosMessage;
  const isWanted = () =>
    declaration.isStillWanted?.(db, 'ila@letters.example', { kind: declaration.name });
  expect(await isWanted()).toBe(true);
  const leave = () =>
    fetch(String(letter?.text['leaveLink']), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await leave()).status).toBe(200);
  expect((await leave()).status).toBe(200);
  expect(await isWanted()).toBe(false);
  await found(her.id);
  await db.update(boothNotices).set({ toldAt: null });
  await tell();
  expect(await lettersTo('ila@letters.example')).toHaveLength(2);
});

test('the link that ends these mails works after the password was changed, as that of a newsletter does', async () => {
  const email = 'changed@letters.example';
  const her = await enrolled(email);
  await her.ask('POST', 'notices', { areWanted: true });
  await found(her.id);
  await tell();
  const [letter] = await lettersTo(email);
  await site.post('/api/user/forgot-password/link', { email });
  const mailed = () => site.outbox().find(({ to }) => to === email)?.text ?? '';
  await expect.poll(mailed).toContain('receipt=');
  const receipt = /receipt=([\w-]+)/.exec(mailed())?.[1];
  const fresh = { newPassword: 'another long walk', confirmPassword: 'another long walk' };
  const changed = await site.post('/api/user/change-password/link', { receipt, ...fresh });
  expect(changed.status).toBe(200);

  const leave = new URL(String(letter?.text['leaveLink'])).searchParams.get('receipt');
  const left = await site.post('/api/photo-booth/notices/end', { receipt: leave });
  expect(left.status).toBe(200);
  expect(await db.$count(boothNotices, eq(boothNotices.userId, her.id))).toBe(0);
  // Mail providers end both kinds for many people from one address.
  expect(leaveNotices.limit).toBe(leaveNewsletter.limit);
});

test('nobody is written to without an address, without a face, or after the consent was taken back', async () => {
  const without = await enrolled();
  expect((await without.ask('GET', 'me')).data.notices).toBe('noAddress');
  expect(await without.ask('POST', 'notices', { areWanted: true })).toMatchObject({
    status: 403,
    message: 'Add your mail address to your profile first.',
  });
  const faceless = await visitor({ email: 'new@letters.example' });
  expect((await faceless.ask('POST', 'notices', { areWanted: true })).status).toBe(403);
  expect((await faceless.ask('POST', 'notices', { areWanted: 'perhaps' })).status).toBe(422);

  const gone = await enrolled('gone@letters.example');
  await gone.ask('POST', 'notices', { areWanted: true });
  await gone.ask('DELETE', 'me');
  expect(await db.$count(boothNotices, eq(boothNotices.userId, gone.id))).toBe(0);
  const stranger = { receipt: 'r'.repeat(43) };
  const refused = await site.post('/api/photo-booth/notices/end', stranger);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.status).toBeLessThan(500);
});

test('nobody without a session comes in', async () => {
  const paths = [
    '/api/photo-booth/me',
    '/api/photo-booth/images',
    '/api/photo-booth/images/archive',
  ];
  for (const path of paths) expect((await site.get(path)).status).toBe(401);
  expect((await site.post('/api/photo-booth/find-user-images', {})).status).toBe(401);
});
