import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventReplies } from '#db/schema/index.ts';
import { logIn, someone, verificationOf } from '#features/account/server/account-site-fixture.ts';
import { eventRepliesPersonalData } from '#features/events/server/personal-data.ts';
import { testSite } from '#test/site.ts';
import { category, eventsOf, linkOf } from './event-site.ts';
import { receiptOf } from './people-site.ts';

const site = await testSite({ content: [category] });
const { db } = site;
const { begin, replied, reply, change, own, byPhone, byState } = eventsOf(site);
const availabilityOf = async (id: string) =>
  ((await site.read(`/api/user/event/seats?event=${id}`)) as { data: { availability: string } })
    .data.availability;

test('somebody with an account presses once; what they said before without it becomes that one reply', async () => {
  const { id } = await begin({ seats: 4 });
  const user = await someone(db, {
    name: 'Farida',
    email: 'farida@letters.example',
    phoneNumber: '+919876500001',
  });
  const token = { 'x-access-token': await logIn(db, user.id) };
  const typed = await replied(id, { name: 'Farida mausi', contact: '98765 00001', people: 2 });
  await reply(id, { name: 'F', contact: 'farida@letters.example' });
  const now = await Promise.all([1, 2].map(() => replied(id, { people: 3 }, token)));
  expect(now.map(({ state }) => state)).toEqual(['going', 'going']);
  expect(now[0]?.url).toBe(now[1]?.url);
  expect(await byState(id)).toEqual({ going: 3 });
  const [row] = await db.select().from(eventReplies).where(eq(eventReplies.eventId, id));
  expect(row).toMatchObject({ userId: user.id, name: 'Farida', email: 'farida@letters.example' });
  // A stranger may have typed the number: that link shows and changes nothing of the account's.
  const { id: old, key } = linkOf(typed.url);
  expect((await site.get(`/api/user/event/reply/get?id=${old}&key=${key}`)).status).toBe(404);

  const subject = { userId: user.id, email: user.email, phoneNumber: user.phoneNumber };
  if (typeof eventRepliesPersonalData.erase !== 'function') throw new Error('Nothing is erased');
  await eventRepliesPersonalData.erase(db, subject);
  expect(await byState(id)).toEqual({});
});

test('the page of a full event offers the seat again that an erased account had', async () => {
  const { id } = await begin({ seats: 1 });
  const { id: userId, email, phoneNumber } = await someone(db, { name: 'Mira' });
  await replied(id, {}, { 'x-access-token': await logIn(db, userId) });
  await expect.poll(() => availabilityOf(id)).toBe('full');
  if (typeof eventRepliesPersonalData.erase !== 'function') throw new Error('Nothing is erased');
  await eventRepliesPersonalData.erase(db, { userId, email, phoneNumber });
  await expect.poll(() => availabilityOf(id)).not.toBe('full');
});

test('a press by a session that has ended is told so, as the page asked for no name', async () => {
  const { id } = await begin();
  const user = await someone(db, { name: 'Usha' });
  const token = { 'x-access-token': await logIn(db, user.id) };
  expect((await site.post('/api/user/logout', {}, token)).status).toBe(200);
  expect((await reply(id, { people: 2 }, token)).status).toBe(401);
  expect(await byState(id)).toEqual({});
  const typed = { name: 'Usha', contact: '98765 00402' };
  expect(await replied(id, typed, token)).toMatchObject({ state: 'going' });
});

test('an account lists the events that it is coming to, and not those it stays away from', async () => {
  const soon = await begin({ seats: 1 }, 24);
  const later = await begin({ seats: 1 }, 48);
  const away = await begin({});
  await byPhone(later.id, 77);
  await replied(soon.id, { name: 'Stranger', contact: '9123400077' });
  const user = await someone(db, { name: 'Ila', phoneNumber: '+919123400077' });
  const token = { 'x-access-token': await logIn(db, user.id) };
  const list = async () =>
    (await (await site.get('/api/user/event/replies', token)).json()).data as { event: string }[];
  expect(await list()).toEqual([]);
  const waiting = await replied(later.id, { people: 1 }, token);
  const { url } = await replied(away.id, { people: 2 }, token);
  expect(await list()).toMatchObject([
    { event: later.id, state: 'waiting', people: 1, url: waiting.url },
    { event: away.id, state: 'going', people: 2, url },
  ]);
  expect((await change(url, { coming: 'no' })).status).toBe(200);
  expect(await list()).toMatchObject([{ event: later.id }]);
  expect((await site.get('/api/user/event/replies')).status).toBe(401);
});

test('the reply of an account follows it to a new address and number, and the next owner finds nothing', async () => {
  const { id } = await begin();
  const [email, phoneNumber] = ['first@letters.example', '+919876500301'];
  const user = await someone(db, { name: 'First', email, phoneNumber });
  const token = { 'x-access-token': await logIn(db, user.id) };
  const mine = await replied(id, {}, token);
  const moved = 'moved@letters.example';
  // A stranger typed the address that will be theirs.
  await reply(id, { name: 'A stranger', contact: moved });
  const edit = (body: object) => site.post('/api/user/profile/edit', body, token);
  const verification = await verificationOf(db, '+919876500302');
  expect((await edit({ phoneNumber: '9876500302', verification })).status).toBe(200);
  expect((await edit({ email: moved })).status).toBe(200);
  const letter = () =>
    site.outbox().find(({ to, text }) => to === moved && text.includes('receipt='))?.text ?? '';
  await expect.poll(letter).not.toBe('');
  const link = /https?:\S+receipt=[\w-]+/.exec(letter())?.[0] ?? '';
  const receipt = receiptOf({ link });
  expect((await site.post('/api/user/register/confirm', { receipt })).status).toBe(200);
  const [row] = await db.select().from(eventReplies).where(eq(eventReplies.eventId, id));
  expect(row).toMatchObject({ userId: user.id, email: moved, phoneNumber: '+919876500302' });
  // The link in mails to the former address opens nothing any more; the account has another.
  const former = new URLSearchParams(linkOf(mine.url));
  expect((await site.get(`/api/user/event/reply/get?${former}`)).status).toBe(404);
  expect((await change(mine.url, { coming: 'no' })).status).toBe(404);
  expect(await own((await replied(id, {}, token)).url)).toMatchObject({ state: 'going' });

  // Replies from before the address was followed hold the old one still.
  await db.update(eventReplies).set({ email, phoneNumber }).where(eq(eventReplies.eventId, id));
  const next = await someone(db, { name: 'Next', email, phoneNumber });
  const theirs = { 'x-access-token': await logIn(db, next.id) };
  const { data } = await (await site.get('/api/user/account', theirs)).json();
  expect(data.eventReplies).toBeUndefined();
  expect((await replied(id, {}, theirs)).url).not.toBe(mine.url);
  expect(await byState(id)).toEqual({ going: 2 });
  const rows = await db.select().from(eventReplies).where(eq(eventReplies.eventId, id));
  expect(new Map(rows.map((each) => [each.name, each.email]))).toEqual(
    new Map([
      ['First', null],
      ['Next', email],
    ]),
  );
});
