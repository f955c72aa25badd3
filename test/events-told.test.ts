import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { documents, eventNotices, eventReplies, messages, versions } from '#db/schema/index.ts';
import { logIn, someone } from '#features/account/server/account-site-fixture.ts';
import { eventMessages } from '#features/events/server/messages.ts';
import { remindOfEvents } from '#features/events/server/remind-job.ts';
import { createTendEventsJob } from '#features/events/server/tend-job.ts';
import { testSite } from '#test/site.ts';
import { category, eventsOf, gathering, partsOf } from './event-site.ts';
import { PATIENCE } from './patience.ts';

const site = await testSite({ pages: true, content: [category] });
const { db } = site;
const { begin, replied, byPhone, mailed, change } = eventsOf(site);
const HOUR = 3_600_000;

/** People with accounts who replied to an event some days ago. */
async function repliers(event: string, count: number): Promise<string[]> {
  const people = await Promise.all(
    Array.from({ length: count }, async () => {
      const user = await someone(db);
      await replied(event, {}, { 'x-access-token': await logIn(db, user.id) });
      return user.email ?? '';
    }),
  );
  await db.update(eventReplies).set({ createdAt: sql`now() - interval '2 days'` });
  return people.toSorted();
}

/** Somebody with an account and what they said last about messages by SMS, and whether they are coming. */
async function withNumber(event: string, phoneNumber: string, said: boolean[], email?: string) {
  const user = await someone(db, { phoneNumber, email: email ?? null });
  const token = { 'x-access-token': await logIn(db, user.id) };
  const say = (given: boolean) => site.post('/api/user/consents', { purpose: 'sms', given }, token);
  for (const given of said) await say(given);
  return { say, ...(await replied(event, {}, token)) };
}

const tend = () => createTendEventsJob(async () => partsOf(db)).run({});
const isStillWanted = (kind: string, to: string, link: string) =>
  eventMessages
    .find(({ declaration }) => declaration.name === kind)
    ?.declaration.isStillWanted?.(db, to, { kind, link });
const toldOf = async (kind: string) => (await mailed(kind)).map(({ to }) => to).toSorted();

test('of two reminders that run at once each person hears once, on the day before alone', async () => {
  const { id } = await begin({}, 72);
  const people = await repliers(id, 7);
  await byPhone(id, 1);
  const dayBefore = new Date(Date.now() + 48 * HOUR);
  await remindOfEvents(partsOf(db), new Date(Date.now() + 24 * HOUR));
  expect(await toldOf('eventReminder')).toEqual([]);
  await Promise.all([1, 2].map(() => remindOfEvents(partsOf(db), dayBefore)));
  await remindOfEvents(partsOf(db), dayBefore);
  expect(await toldOf('eventReminder')).toEqual(people);
  expect(await db.$count(eventNotices)).toBe(people.length);
});

test('a change of time, of place and a cancellation are each told once to those who replied before', async () => {
  const { id, slug } = await begin({ seats: 3 }, 72);
  const people = await repliers(id, 4);
  await tend();
  expect(await toldOf('eventChanged')).toEqual([]);

  const isPublic = (what: object) =>
    vi.waitFor(async () => {
      const { data } = (await site.read(`/api/events/find?slug=${slug}`)) as { data: object };
      expect(data).toMatchObject(what);
    }, PATIENCE);
  await site.write(gathering(slug, { seats: 3 }, 96));
  await isPublic({ seats: 3 });
  await Promise.all([tend(), tend()]);
  await tend();
  expect(await toldOf('eventChanged')).toEqual(people);

  const feed = async () => {
    const file = await (await site.get(`/events/${slug}.ics`)).text();
    const field = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1];
    return { status: field('STATUS'), sequence: Number(field('SEQUENCE')), uid: field('UID') };
  };
  // The sequence counts tenths of a second: the changes before are moved out of the one that follows.
  await db.update(documents).set({ createdAt: sql`created_at - interval '2 seconds'` });
  await db.update(versions).set({ updatedAt: sql`updated_at - interval '1 second'` });
  const before = await feed();
  expect(before.status).toBe('CONFIRMED');
  await site.write(gathering(slug, { seats: 3, cancelled: true }, 96));
  await isPublic({ cancelled: true });
  await Promise.all([tend(), tend()]);
  expect(await toldOf('eventCancelled')).toEqual(people);
  expect(await toldOf('eventChanged')).toEqual(people);
  await remindOfEvents(partsOf(db), new Date(Date.now() + 72 * HOUR));
  expect(await toldOf('eventReminder')).not.toEqual(expect.arrayContaining(people));

  await vi.waitFor(async () => {
    const after = await feed();
    expect(after).toMatchObject({ status: 'CANCELLED', uid: before.uid });
    expect(after.sequence).toBeGreaterThan(before.sequence);
  }, PATIENCE);
  const page = await (await site.get(`/events/${slug}`)).text();
  expect(page).toContain('"eventStatus":"https://schema.org/EventCancelled"');
  expect(page).toContain('class="event-cancelled"');
  expect(page).not.toContain('id="coming-along"');
});

test('an account without a mail address is told by SMS while its owner agrees to it, of what others are mailed', async () => {
  const { id, slug } = await begin({ seats: 3 }, 72);
  const agreed = await withNumber(id, '+919876511001', [true]);
  const back = await withNumber(id, '+919876511002', [true, false]);
  await withNumber(id, '+919876511003', []);
  await withNumber(id, '+919876511004', [true], 'both@letters.example');
  const next = await withNumber(id, '+919876511005', [true]);
  expect([agreed.state, next.state]).toEqual(['going', 'waiting']);
  await db.update(eventReplies).set({ createdAt: sql`now() - interval '2 days'` });
  const hear = async (kind: string) =>
    (await toldOf(kind)).filter((to) => to.startsWith('+91987651') || to.startsWith('both@'));

  await remindOfEvents(partsOf(db), new Date(Date.now() + 48 * HOUR));
  expect(await hear('eventReminder')).toEqual(['+919876511001']);
  await change(back.url, { coming: 'no' });
  await change(agreed.url, { coming: 'no' });
  await expect
    .poll(() => site.outbox().filter(({ text }) => text.includes('there is room for you')))
    .toHaveLength(2);
  const [short, mail] = site.outbox().toSorted((one, other) => one.to.localeCompare(other.to));
  expect(mail).toMatchObject({ channel: 'mail', to: 'both@letters.example' });
  expect(short).toMatchObject({ channel: 'sms', to: '+919876511005' });
  expect(short?.text).toMatch(
    /there is room for you now at Walk, .+, Jetty\. If you cannot come, say so here: http\S+event-reply/,
  );
  await change(agreed.url, { coming: 'yes' });
  expect(await isStillWanted('eventReminder', '+919876511005', next.url)).toBe(true);

  await site.write(gathering(slug, { seats: 3, cancelled: true }, 72));
  await vi.waitFor(async () => {
    await tend();
    expect(await hear('eventCancelled')).toEqual([
      '+919876511001',
      '+919876511005',
      'both@letters.example',
    ]);
  }, PATIENCE);

  // One that waits for its turn is asked about once more; nobody is reminded of a cancelled event.
  for (const kind of ['eventReminder', 'eventSeatFree', 'eventChanged', 'eventCancelled'])
    expect(await isStillWanted(kind, '+919876511005', next.url)).toBe(kind !== 'eventReminder');
  await next.say(false);
  for (const kind of ['eventReminder', 'eventSeatFree', 'eventChanged', 'eventCancelled'])
    expect(await isStillWanted(kind, '+919876511005', next.url)).toBe(false);
});

test('a seat that two pass to and fro costs each one message a day', async () => {
  const { id } = await begin({ seats: 1 });
  const one = await withNumber(id, '+919876513001', [true]);
  const other = await withNumber(id, '+919876513002', [true]);
  expect([one.state, other.state]).toEqual(['going', 'waiting']);
  const before = await db.$count(messages);
  for (const turn of [1, 2]) {
    await change(one.url, { coming: 'no' });
    await change(one.url, { coming: 'yes' });
    await change(other.url, { coming: 'no' });
    expect((await change(other.url, { coming: 'yes' })).status, `turn ${turn}`).toBe(200);
  }
  expect(await db.$count(messages)).toBe(before + 2);
  const heard = () => site.outbox().map(({ to }) => to);
  await expect.poll(heard).toEqual(expect.arrayContaining(['+919876513001', '+919876513002']));
});

test('all who wait move up when many seats are added', async () => {
  const { id, slug } = await begin({ seats: 1 });
  await byPhone(id, 950);
  for (let guest = 1; guest <= 121; guest += 1)
    await db.insert(eventReplies).values({
      eventId: id,
      name: `Guest ${guest}`,
      phoneNumber: `+9198${String(guest).padStart(8, '0')}`,
      people: 1,
      language: 'en',
      state: 'waiting',
    });
  await site.write(gathering(slug, { seats: 120 }, 72));
  await vi.waitFor(async () => {
    await tend();
    const states = await db
      .select({ state: eventReplies.state })
      .from(eventReplies)
      .where(eq(eventReplies.eventId, id));
    expect(states.filter(({ state }) => state === 'going')).toHaveLength(120);
  }, PATIENCE);
});

test('nobody is passed over who changes their reply while others are told', async () => {
  const { id, slug } = await begin({}, 72);
  const people = await repliers(id, 3);
  await tend();
  await site.write(gathering(slug, { cancelled: true }, 72));
  await vi.waitFor(async () => {
    const { data } = (await site.read(`/api/events/find?slug=${slug}`)) as { data: object };
    expect(data).toMatchObject({ cancelled: true });
  }, PATIENCE);
  let hasEnded = false;
  const telling = await db.transaction(async (tx) => {
    await tx.execute(sql`select from event_replies where email = ${people[1]} for update`);
    const begun = tend().then(() => (hasEnded = true));
    await expect
      .poll(async () => {
        const { rows } = await db.execute(sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        return hasEnded || rows.length > 0;
      }, PATIENCE)
      .toBe(true);
    return { begun };
  });
  await telling.begun;
  expect((await toldOf('eventCancelled')).filter((to) => people.includes(to))).toEqual(people);
});

test('a reminder that waited goes out only to those who still come to that event', async () => {
  const [walk, talk] = [await begin({}, 48), await begin({}, 50)];
  const user = await someone(db);
  const token = { 'x-access-token': await logIn(db, user.id) };
  const [first, second] = [await replied(walk.id, {}, token), await replied(talk.id, {}, token)];
  const wanted = (url: string) => isStillWanted('eventReminder', user.email ?? '', url);
  expect([await wanted(first.url), await wanted(second.url)]).toEqual([true, true]);
  await change(first.url, { coming: 'no' });
  expect([await wanted(first.url), await wanted(second.url)]).toEqual([false, true]);
  await site.write(gathering(talk.slug, { cancelled: true }, 50));
  await vi.waitFor(async () => {
    await tend();
    expect(await wanted(second.url)).toBe(false);
  }, PATIENCE);
});

test('the page of a reply on the waiting list says how its owner hears of a place', async () => {
  const { id } = await begin({ seats: 1 });
  await byPhone(id, 900);
  const typed = await replied(id, { name: 'Guest', contact: '9876512000' });
  const silent = await withNumber(id, '+919876512001', []);
  const agreed = await withNumber(id, '+919876512002', [true]);
  const reader = await withNumber(id, '+919876512003', [true], 'waits@letters.example');
  const said = async (url: string) => {
    const { pathname, search } = new URL(url);
    return /When there is room for you, [^<]+/.exec(
      await (await site.get(pathname + search)).text(),
    )?.[0];
  };
  for (const { url } of [typed, silent]) expect(await said(url)).toContain('Nobody writes to you');
  expect(await said(agreed.url)).toContain('an SMS comes');
  expect(await said(reader.url)).toContain('we write to your mail address');
  await agreed.say(false);
  expect(await said(agreed.url)).toContain('Nobody writes to you');
});

test('without scripts a reply leads to its own page, whose buttons change and withdraw it', async () => {
  const { slug } = await begin({ seats: 1 });
  const send = (path: string, fields: Record<string, string>) =>
    fetch(site.url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  expect(await (await site.get(`/hi/events/${slug}`)).text()).toContain('id="coming-along"');
  const refused = await send(`/events/${slug}`, { name: 'Kaveri', contact: '123', people: '1' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('value="Kaveri"');
  const mail = await send(`/events/${slug}`, {
    name: 'Kaveri',
    contact: 'kaveri@letters.example',
    people: '1',
    website: '',
  });
  expect(mail.headers.get('location')).toBe(`/events/${slug}?sent=1#coming-along`);
  const sent = await send(`/hi/events/${slug}`, {
    name: 'कावेरी',
    contact: '9876543210',
    people: '1',
  });
  expect(sent.status).toBe(303);
  const path = sent.headers.get('location') ?? '';
  expect(path).toMatch(/^\/hi\/event-reply\/[\w-]{36}\?key=[\w-]{22}$/);
  const page = await site.get(path);
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(await page.text()).toContain('आपकी जगह पक्की है');
  await vi.waitFor(async () => {
    expect(await (await site.get(`/events/${slug}`)).text()).toContain('All places are taken');
  }, PATIENCE);
  expect((await send(path, { coming: 'no', people: '1' })).status).toBe(303);
  expect(await (await site.get(path)).text()).toContain('आप नहीं आ रहे हैं');
  await vi.waitFor(async () => {
    expect(await (await site.get(`/events/${slug}`)).text()).not.toContain('All places are taken');
  }, PATIENCE);
});
