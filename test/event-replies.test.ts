import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventReplies, messages } from '#db/schema/index.ts';
import { logIn, someone } from '#features/account/server/account-site-fixture.ts';
import { eventRepliesPersonalData } from '#features/events/server/personal-data.ts';
import { createTendEventsJob } from '#features/events/server/tend-job.ts';
import { testSite } from '#test/site.ts';
import { category, eventsOf, linkOf, partsOf } from './event-site.ts';

const site = await testSite({ content: [category] });
const { db } = site;
const { begin, replied, reply, change, own, byPhone, byState } = eventsOf(site);
const availabilityOf = async (id: string) =>
  ((await site.read(`/api/user/event/seats?event=${id}`)) as { data: { availability: string } })
    .data.availability;
/** `RACE_ROUNDS=200 npx vitest run test/event-replies.test.ts` is the proof A6 for the last seat. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 1);

test(
  'of fifty who reply at once for the last seat one gets it (A6)',
  { timeout: 900_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await begin({ seats: 1 });
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, index) => byPhone(id, 1000 * (round + 1) + index)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await byState(id)).toEqual({ going: 1, waiting: 49 });
    }
  },
);

test('of fifty who reply at once for the last three seats three get one, and the rest wait in line', async () => {
  const { id } = await begin({ seats: 5 });
  await byPhone(id, 1, { people: 2 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => byPhone(id, 100 + index)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const states = await Promise.all(answers.map(async (each) => (await each.json()).data.state));
  expect(states.filter((state) => state === 'going')).toHaveLength(3);
  expect(states.filter((state) => state === 'waiting')).toHaveLength(47);
  expect(await byState(id)).toEqual({ going: 5, waiting: 47 });
  await expect.poll(() => availabilityOf(id)).toBe('full');
});

test('by the link of their own people change and withdraw, and the next in line moves up', async () => {
  const { id } = await begin({ seats: 2 });
  const first = await replied(id, { name: 'Ila', contact: '+91 98765 43210', people: 2 });
  expect(first.state).toBe('going');

  const big = await replied(id, { name: 'Many', contact: '9876543211', people: 2 });
  const small = await replied(id, { name: 'One', contact: '9876543212' });
  expect([big.state, small.state]).toEqual(['waiting', 'waiting']);
  expect(await own(small.url)).toMatchObject({ place: 2, state: 'waiting' });

  // One seat is free, and nobody passes those who wait in front.
  expect((await change(first.url, { coming: 'yes', people: 1 })).status).toBe(200);
  expect(await own(small.url)).toMatchObject({ state: 'waiting' });
  expect((await change(first.url, { coming: 'no' })).status).toBe(200);
  expect(await own(big.url)).toMatchObject({ state: 'going', people: 2 });
  expect(await own(small.url)).toMatchObject({ state: 'waiting', place: 1 });
  expect((await change(big.url, { coming: 'yes', people: 5 })).status).toBe(409);
  expect(await own(big.url)).toMatchObject({ state: 'going', people: 2 });

  const link = linkOf(first.url);
  expect(
    (await site.get(`/api/user/event/reply/get?id=${link.id}&key=${linkOf(big.url).key}`)).status,
  ).toBe(404);
  expect((await change(`${first.url.split('?')[0]}?key=x`, { coming: 'yes' })).status).toBe(404);
});

test('a number that nobody proved tells a stranger nothing, and keeps its owner out of nothing', async () => {
  const { id } = await begin();
  const known = { name: 'Ila', contact: '98765 43220' };
  const strangers = await reply(id, { ...known, name: 'A stranger' });
  const owners = await reply(id, known);
  const unknown = await reply(id, { ...known, contact: '98765 43221' });
  const answers = await Promise.all([strangers, owners, unknown].map((each) => each.json()));
  expect(answers.map(({ success, message, data: { state } }) => [success, message, state])).toEqual(
    answers.map(() => [true, 'Your place is kept.', 'going']),
  );
  const [ofStranger, ofOwner] = answers.map(({ data }) => data.url);
  await change(ofStranger, { coming: 'no' });
  expect(await own(ofOwner)).toMatchObject({ name: 'Ila', state: 'going' });
});

test('a typed mail address keeps no seat until its owner presses the button, and gets one mail a day', async () => {
  const { id } = await begin({ seats: 1 });
  const email = 'owner@letters.example';
  const answers = await Promise.all(
    [1, 2, 3].map(async () =>
      (await reply(id, { name: 'A stranger', contact: ` ${email} ` })).json(),
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0].data).toEqual({ state: 'unconfirmed', url: null });
  const mails = () => site.outbox().filter(({ to }) => to === email);
  await expect.poll(() => mails().length).toBe(1);
  expect(mails()[0]?.text).not.toContain('stranger');
  const url = /https?:\S+event-reply\S+/.exec(mails()[0]?.text ?? '')?.[0] ?? '';

  expect(await byState(id)).toEqual({ unconfirmed: 1 });
  expect(await own(url)).toMatchObject({ state: 'unconfirmed' });
  expect(await byState(id)).toEqual({ unconfirmed: 1 });
  expect((await change(url, { coming: 'yes', people: 1 })).status).toBe(200);
  expect(await own(url)).toMatchObject({ state: 'going' });

  // The same answer for an address that is known.
  const known = await (await reply(id, { name: 'A stranger', contact: email })).json();
  expect(known).toEqual(answers[0]);
  await db
    .update(eventReplies)
    .set({ mailedAt: sql`now() - interval '2 days'` })
    .where(eq(eventReplies.email, email));
  await reply(id, { name: 'Another stranger', contact: email });
  await expect.poll(() => mails().map(({ subject }) => subject)).toHaveLength(2);
  expect(mails()[1]?.subject).toContain('Your reply');
  expect(await own(url)).toMatchObject({ name: 'A stranger', state: 'going' });
});

test('the owner of an address that a stranger typed before comes by the name and with the people that they say', async () => {
  const { id } = await begin();
  const contact = 'second@letters.example';
  await reply(id, { name: 'A stranger', contact, people: 5 });
  await reply(id, { name: 'Rukmini', contact, people: 2 });
  const mail = () => site.outbox().find(({ to }) => to === contact)?.text ?? '';
  await expect.poll(mail).toContain('event-reply');
  const url = /https?:\S+event-reply\S+/.exec(mail())?.[0] ?? '';
  await change(url, { coming: 'yes' });
  expect(await own(url)).toMatchObject({ name: 'Rukmini', people: 2, state: 'going' });
});

test('who moves up is told by mail once, also when two withdraw and the job runs at the same time', async () => {
  const { id } = await begin({ seats: 2 });
  const [one, two] = [
    await replied(id, { name: 'One', contact: '9800000001' }),
    await replied(id, { name: 'Two', contact: '9800000002' }),
  ];
  const user = await someone(db, { name: 'Waiting', email: 'waits@letters.example' });
  const token = { 'x-access-token': await logIn(db, user.id) };
  expect((await replied(id, { people: 2 }, token)).state).toBe('waiting');
  const tend = createTendEventsJob(async () => partsOf(db));
  const before = await db.$count(messages);
  await Promise.all([
    change(one.url, { coming: 'no' }),
    change(two.url, { coming: 'no' }),
    tend.run({}),
    tend.run({}),
  ]);
  expect(await byState(id)).toEqual({ going: 2, withdrawn: 2 });
  expect(await db.$count(messages)).toBe(before + 1);
});

test.each([
  ['no name', { contact: '9876543210' }, 'name', 'Name is required'],
  ['no way to reach them', { name: 'Ila' }, 'contact', 'Mobile number or email is required'],
  [
    'half a number',
    { name: 'Ila', contact: '98765' },
    'contact',
    'Enter an Indian mobile number of ten digits',
  ],
  [
    'half an address',
    { name: 'Ila', contact: 'ila@' },
    'contact',
    'Enter an email like name@example.org',
  ],
  [
    'six people',
    { name: 'Ila', contact: '9876543210', people: 6 },
    'people',
    'Choose from 1 to 5 people',
  ],
])('a reply with %s is refused with a sentence', async (_, typed, param, msg) => {
  const { id } = await begin();
  const response = await reply(id, typed);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ param, msg }] });
});

test('nobody replies to what has begun, is cancelled, asks nobody or is not there; a machine is kept out', async () => {
  const over = await begin({}, -1);
  const cancelled = await begin({ cancelled: true });
  const silent = await begin({ replies: false });
  for (const { id } of [over, cancelled, silent]) {
    expect((await byPhone(id, 5)).status).toBe(409);
    expect(await availabilityOf(id)).toBe('closed');
  }
  expect((await byPhone(crypto.randomUUID(), 5)).status).toBe(404);
  const { id } = await begin();
  const heard = await reply(id, { name: 'Robot', contact: '9811111111', website: 'x' });
  expect((await heard.json()).data).toEqual({ state: 'unconfirmed', url: null });
  expect(await byState(id)).toEqual({});
});

test('replies are forgotten thirty days after the event, and unconfirmed ones after a week', async () => {
  const [old, kept] = [await begin(), await begin()];
  await byPhone(old.id, 7);
  await byPhone(kept.id, 8);
  await reply(kept.id, { name: 'Never', contact: 'never@letters.example' });
  await db.execute(
    sql`update event_gatherings set ends_at = now() - interval '31 days' where event_id = ${old.id}`,
  );
  await db.execute(
    sql`update event_replies set created_at = now() - interval '8 days' where event_id = ${kept.id}`,
  );
  await eventRepliesPersonalData.retention.forget?.(db);
  expect(await byState(old.id)).toEqual({});
  expect(await byState(kept.id)).toEqual({ going: 1 });
});
