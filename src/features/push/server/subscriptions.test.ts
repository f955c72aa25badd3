import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consents, pushNotices, pushSubscriptions, users } from '#db/schema/index.ts';
import { lockUser } from '#people/lock-user-row.ts';
import { visitors } from '#people/realms/visitors.ts';
import { somePushBrowser, tokenOf } from '#test/push-service.ts';
import { testSite } from '#test/site.ts';
import { addDeliveries, claimNext } from './deliveries.ts';
import { pushPersonalData } from './personal-data.ts';

const site = await testSite();
const { db } = site;

const call = async (path: string, body: object, session?: string) => {
  const headers: Record<string, string> = session ? { 'x-access-token': session } : {};
  const response = await site.post(`/api/user/push/${path}`, body, headers);
  return { status: response.status, ...(await response.json()) };
};
const subscribe = (body: object, session?: string) => call('subscribe', body, session);
const endpoint = () => `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
const rowOf = async (address: string) => {
  const [row] = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, address));
  return row;
};

const countOf = (userId: string) =>
  db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId));
const some = () => tokenOf(somePushBrowser(), endpoint());

/** Everything that somebody said about push messages, oldest first. */
async function saidBy(userId: string) {
  const rows = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, 'push')))
    .orderBy(asc(consents.id));
  return rows.map(({ given, source }) => [given, source]);
}

/** Somebody with an account who is logged in. */
async function someUser() {
  const row = { name: 'Ilavani', email: `${randomUUID()}@ferry.example`, language: 'en' as const };
  const [user] = await db.insert(users).values(row).returning();
  const id = user?.id ?? '';
  const token = await db.transaction(async (tx) => {
    const owner = await lockUser(tx, { id });
    if (!owner) throw new Error('Nobody was made');
    return visitors.sessions.start(tx, owner, {});
  });
  return { id, token };
}

test('a browser gives its token, chooses topics, and takes it back, without an account (spec: entity:push-token)', async () => {
  const key = await site.read('/api/user/push/key');
  expect(key).toMatchObject({
    success: true,
    data: { key: expect.stringMatching(/^B[\w-]{86}$/) },
  });
  const address = endpoint();
  const token = tokenOf(somePushBrowser(), address);
  const all = ['news', 'events', 'quiz', 'media'];
  expect(await subscribe({ token })).toMatchObject({ status: 200, data: { topics: all } });
  expect(await subscribe({ token, topics: ['quiz'] })).toMatchObject({
    data: { topics: ['quiz'] },
  });
  expect(await subscribe({ token })).toMatchObject({ data: { topics: ['quiz'] } });
  expect(await rowOf(address)).toMatchObject({ userId: null, host: 'fcm.googleapis.com' });

  // The push service gave the browser another address; what it chose goes over.
  const next = endpoint();
  const renewed = { token: tokenOf(somePushBrowser(), next), replaces: token };
  expect(await subscribe(renewed)).toMatchObject({ data: { topics: ['quiz'] } });
  expect(await rowOf(address)).toBeUndefined();
  for (const body of [{ token: renewed.token }, { token }])
    expect(await call('unsubscribe', body)).toMatchObject({ status: 200, success: true });
  expect(await rowOf(next)).toBeUndefined();
});

test.each([
  [{}, 'token'],
  [{ token: '' }, 'token'],
  [{ token: 'null' }, 'token'],
  [{ token: 7 }, 'token'],
  [{ token: '{"endpoint":' }, 'token'],
  [{ token: tokenOf(somePushBrowser(), 'https://push.example/a') }, 'token'],
  [{ token: tokenOf(somePushBrowser(), 'https://fcm.googleapis.com.evil.example/a') }, 'token'],
  [{ token: tokenOf({ ...somePushBrowser(), p256dh: 'B'.repeat(87) }, endpoint()) }, 'token'],
  [{ token: tokenOf({ ...somePushBrowser(), auth: 'short' }, endpoint()) }, 'token'],
  [{ token: tokenOf(somePushBrowser(), endpoint()), topics: [] }, 'topics'],
])('what is no token of a push service is refused: %j', async (body, param) => {
  const reply = await subscribe(body);
  expect(reply).toMatchObject({ status: 422, success: false });
  expect(reply.errors[0].param).toMatch(new RegExp(`^${param}`));
});

test('who knows an endpoint, and not its keys, can neither move nor end it, nor see what it chose', async () => {
  const address = endpoint();
  const own = somePushBrowser();
  await subscribe({ token: tokenOf(own, address), topics: ['news'] });
  const before = await rowOf(address);
  const stranger = tokenOf(somePushBrowser(), address);
  const refused = await subscribe({ token: stranger, topics: ['quiz'] });
  expect(refused).toMatchObject({ status: 409, success: false });
  expect(JSON.stringify(refused)).not.toContain('news');
  const { status } = await call('unsubscribe', { token: stranger });
  expect(status).toBe(200);
  const taken = { token: tokenOf(somePushBrowser(), endpoint()), replaces: stranger };
  expect((await subscribe(taken)).data.topics).toHaveLength(4);
  expect(await rowOf(address)).toEqual(before);
});

test('a browser belongs to whoever logged in on it, who has ten of them and can take all away', async () => {
  const [ila, meera] = [await someUser(), await someUser()];
  const address = endpoint();
  const token = tokenOf(somePushBrowser(), address);
  await subscribe({ token });
  expect(await subscribe({ token }, ila.token)).toMatchObject({ status: 200 });
  expect(await rowOf(address)).toMatchObject({ userId: ila.id });
  expect(await subscribe({ token }, meera.token)).toMatchObject({ status: 409 });
  expect(await rowOf(address)).toMatchObject({ userId: ila.id });

  // The eleventh makes the one go that was away longest, however many come at once.
  await Promise.all(
    Array.from({ length: 10 }, () =>
      subscribe({ token: tokenOf(somePushBrowser(), endpoint()) }, ila.token),
    ),
  );
  expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, ila.id))).toBe(10);
  expect(await rowOf(address)).toBeUndefined();

  const subject = { userId: ila.id, email: null, phoneNumber: null };
  const [{ download, erase } = {}] = pushPersonalData;
  const data = typeof download === 'function' ? await download(db, subject) : {};
  expect(data['pushMessages']).toHaveLength(10);
  expect(JSON.stringify(data['pushMessages'])).not.toMatch(/fcm\/send|p256dh/);
  if (typeof erase === 'function') await db.transaction((tx) => erase(tx, subject));
  expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, ila.id))).toBe(0);
  expect(site.faults).toEqual([]);
});

test('a device that is switched on in a session is a consent, and the last one that is switched off takes it back', async () => {
  const [ila, meera] = [await someUser(), await someUser()];
  const [phone, tablet, hers] = [some(), some(), some()];
  await subscribe({ token: phone }, ila.token);
  await subscribe({ token: tablet }, ila.token);
  await subscribe({ token: phone, topics: ['quiz'] }, ila.token);
  expect(await saidBy(ila.id)).toEqual([[true, 'device']]);
  await subscribe({ token: hers }, meera.token);

  await call('unsubscribe', { token: phone }, ila.token);
  // Logging out ends the device without a session, which takes no consent back.
  await call('unsubscribe', { token: hers });
  await call('unsubscribe', { token: hers }, meera.token);
  expect(await saidBy(ila.id)).toEqual([[true, 'device']]);
  expect(await saidBy(meera.id)).toEqual([[true, 'device']]);
  await call('unsubscribe', { token: tablet }, ila.token);
  await call('unsubscribe', { token: tablet }, ila.token);
  expect(await saidBy(ila.id)).toEqual([
    [true, 'device'],
    [false, 'device'],
  ]);
});

test('to take the consent back ends every device of the account at once, and none comes back by itself', async () => {
  const [ila, meera] = [await someUser(), await someUser()];
  const [phone, tablet, hers] = [some(), some(), some()];
  await db.delete(pushSubscriptions);
  await subscribe({ token: phone, topics: ['quiz'] }, ila.token);
  await subscribe({ token: tablet, topics: ['quiz'] }, ila.token);
  await subscribe({ token: hers, topics: ['news'] }, meera.token);
  const [notice] = await db
    .insert(pushNotices)
    .values({ texts: {}, topic: 'quiz', path: '/quiz', authors: [], state: 'sending' })
    .returning();
  const id = notice?.id ?? '';
  expect(await addDeliveries(db, id, 'quiz')).toBe(2);

  const consent = { purpose: 'push', given: false };
  const taken = await site.post('/api/user/consents', consent, { 'x-access-token': ila.token });
  expect(taken.status).toBe(200);
  expect([await countOf(ila.id), await countOf(meera.id)]).toEqual([0, 1]);
  expect(await claimNext(db, id, '00000000-0000-0000-0000-000000000000', [])).toBeUndefined();
  expect(await saidBy(ila.id)).toEqual([
    [true, 'device'],
    [false, 'profile'],
  ]);

  // Another of their browsers shows that it is there, with its session and after it, and gets a new address.
  const renewed = { token: some(), replaces: tablet, refresh: true };
  for (const [body, session] of [
    [{ token: tablet, refresh: true }, ila.token],
    [{ token: tablet, topics: ['news'], refresh: true }, ila.token],
    [{ token: tablet, refresh: true }, undefined],
    [renewed, undefined],
  ] as const)
    expect(await subscribe(body, session)).toMatchObject({ status: 200, data: { topics: [] } });
  expect(await countOf(ila.id)).toBe(0);
  expect(await saidBy(ila.id)).toHaveLength(2);
  expect(await subscribe({ token: hers, refresh: true }, meera.token)).toMatchObject({
    data: { topics: ['news'] },
  });

  await subscribe({ token: tablet }, ila.token);
  expect(await countOf(ila.id)).toBe(1);
  expect((await saidBy(ila.id)).at(-1)).toEqual([true, 'device']);
});
