import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { wishes } from '#db/schema/wish.ts';
import { someAgent } from '#test/agents.ts';
import { testSite } from '#test/site.ts';
import { wishPersonalData } from './personal-data.ts';

const site = await testSite({ pages: true });
const { token } = await someAgent(site.db, 'cards@campaign.example', [
  { role: 'supporter-desk', languages: null },
]);
const asAgent = { 'x-access-token': token };
const make = (card: object) => site.post('/api/user/wish/create', card);
const made = async (card: object) => {
  const response = await make(card);
  expect(response.status).toBe(201);
  return (await response.json()).data as { id: string; url: string; image: string };
};
const local = (address: string) => site.url + address.slice(new URL(address).origin.length);
const decide = (id: string, state: string) =>
  site.post('/api/agent/wishes/decide', { id: [id], state }, asAgent);

test('a card is a picture at once, and a page of its maker until an agent shows it to everybody (spec: call:POST /user/wish/create, entity:wish)', async () => {
  const { id, url, image } = await made({ user_name: ' फ़रीदा  मौसी ', message: 'Come for tea' });
  const picture = await fetch(local(image));
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('cache-control')).toContain('no-store');
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const head = await fetch(local(image), { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/png']);

  const own = await fetch(local(url));
  expect(own.status).toBe(200);
  expect(own.headers.get('cache-control')).toContain('no-store');
  expect(await own.text()).toContain('फ़रीदा मौसी');
  expect((await site.get(`/wish/${id}`)).status).toBe(404);
  expect((await site.get(`/wish/${id}?key=wrong`)).status).toBe(404);
  expect((await site.get(`/api/user/wish/card?id=${id}`)).status).toBe(404);
  expect(await (await site.get('/wish')).text()).not.toContain('फ़रीदा मौसी');

  expect((await decide(id, 'public')).status).toBe(200);
  const shown = await (await site.get(`/wish/${id}`)).text();
  expect(shown).toContain('Come for tea');
  expect(shown).toContain(`/api/user/wish/card?id=${id}"`);
  expect((await site.get(`/api/user/wish/card?id=${id}`)).status).toBe(200);
  await expect.poll(async () => (await site.get('/wish')).text()).toContain('फ़रीदा मौसी');

  expect((await decide(id, 'refused')).status).toBe(200);
  expect((await fetch(local(url))).status).toBe(404);
  expect((await site.get(`/wish/${id}`)).status).toBe(404);
  await expect.poll(async () => (await site.get('/wish')).text()).not.toContain('फ़रीदा मौसी');
});

test('the link of its maker opens nothing after a day, so that no link is a way to publish', async () => {
  const { id, url } = await made({ user_name: 'Ila' });
  const aDayAgo = sql`now() - interval '1 day'`;
  await site.db
    .update(wishes)
    .set({ createdAt: aDayAgo })
    .where(sql`id = ${id}`);
  expect((await fetch(local(url))).status).toBe(404);
  expect((await decide(id, 'public')).status).toBe(200);
  expect((await fetch(local(url))).status).toBe(200);
});

test.each([
  ['no name', { user_name: '  ' }, 'user_name', 'Name is required'],
  ['a name of 61 letters', { user_name: 'a'.repeat(61) }, 'user_name', 'Use at most 60 characters'],
  [
    'a name in no letters',
    { user_name: '🎂🎂' },
    'user_name',
    'Write it in Latin or Indian letters',
  ],
  ['a link for a name', { user_name: 'win.com' }, 'user_name', 'Write it without links'],
  [
    'a link',
    { user_name: 'Ila', message: 'https://x.example' },
    'message',
    'Write it without links',
  ],
  [
    'a long message',
    { user_name: 'Ila', message: 'a'.repeat(201) },
    'message',
    'Use at most 200 characters',
  ],
])('a card with %s is refused with a sentence', async (_, card, param, msg) => {
  const response = await make(card);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ param, msg }] });
});

test('what a machine filled in waits for nobody', async () => {
  const { url } = await made({ user_name: 'Robot', website: 'https://spam.example' });
  expect((await fetch(local(url))).status).toBe(404);
  const waiting = await site.get('/api/agent/wishes/list?state=waiting', asAgent);
  expect(JSON.stringify(await waiting.json())).not.toContain('Robot');
});

test('without scripts the form leads to the page of the card, or back with what was typed', async () => {
  const send = (fields: Record<string, string>) =>
    fetch(`${site.url}/hi/wish`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const sent = await send({ user_name: 'कावेरी', message: '' });
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toMatch(/^\/hi\/wish\/[\w-]{36}\?key=/);
  const refused = await send({ user_name: '', message: 'Come for tea' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Come for tea');
});

test('cards that nobody shows are forgotten after 90 days', async () => {
  const { id } = await made({ user_name: 'Old' });
  const kept = await made({ user_name: 'New' });
  await site.db
    .update(wishes)
    .set({ createdAt: sql`now() - interval '91 days'` })
    .where(sql`id = ${id}`);
  await wishPersonalData.retention.forget?.(site.db);
  const left = (await site.db.select({ id: wishes.id }).from(wishes)).map((row) => row.id);
  expect(left).not.toContain(id);
  expect(left).toContain(kept.id);
});
