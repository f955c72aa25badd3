import { desc, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  agentRoles,
  auditLog,
  grievances,
  joinSubmissions,
  newsletterConsents,
  newsletterSubscribers,
  privacyErasures,
  privacyRequests,
  users,
} from '#db/schema/index.ts';
import { someAgent } from '#test/agents.ts';
import { campaign } from '#test/campaign.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';
import type { RequestRow } from '../contract.ts';
import type { HeldPlace } from './held.ts';

const site = await testSite();
const { db } = site;
const officer = [{ role: 'privacy-officer', languages: null }] as const;
const kavita = await someAgent(db, 'kavita@campaign.example', officer);
// The first administrator holds every role until they are shared out.
await db.delete(agentRoles).where(ne(agentRoles.agentId, kavita.id));
// An officer of another section confirms no erasure, so that Kavita is the only one here.
await someAgent(db, 'media@campaign.example', [
  { role: 'privacy-officer', languages: null, sections: ['media'] },
]);
const desk = await someAgent(db, 'desk@campaign.example', [
  { role: 'supporter-desk', languages: null },
]);

const as = (token: string) => ({ 'x-access-token': token });
const get = async (path: string, token = kavita.token) => {
  const response = await site.get(`/api/agent/privacy/${path}`, as(token));
  return { status: response.status, ...(await response.json()) };
};
const post = async (path: string, body: object, token = kavita.token) => {
  const response = await site.post(`/api/agent/privacy/${path}`, body, as(token));
  return { status: response.status, ...(await response.json()) };
};
const requests = async (): Promise<RequestRow[]> => (await get('requests')).data;
const placed = (held: HeldPlace[], label: string) => held.find((place) => place.label[0] === label);

/** Somebody with an account, who has written by both forms and ordered the newsletter. */
async function someoneKnown(name: string, email: string, phoneNumber: string) {
  const [made] = await db
    .insert(users)
    .values({ name, email, phoneNumber, language: 'en' })
    .returning();
  await site.post('/api/user/join/create', { name, email, message: 'Telltale help' });
  const typed = { name, email: 'elsewhere@letters.example', phoneNumber: phoneNumber.slice(3) };
  await site.post('/api/user/join/create', { ...typed, message: 'Telltale again' });
  await db.insert(newsletterSubscribers).values({ email, language: 'en' });
  return made?.id ?? '';
}

const enter = async (person: object) =>
  (await post('requests/create', { kind: 'erasure', source: 'phone', ...person })).data
    .id as number;

test('a grievance about one’s data, and a call that is entered by hand, wait with their day', async () => {
  const written = {
    name: 'Abdul Hamid',
    email: 'Abdul@letters.example',
    message: 'What do you hold?',
  };
  for (const subject of ['access', 'other'])
    await site.post('/api/user/grievance/create', { ...written, subject });
  const id = await enter({
    name: 'Rekha Pawar',
    phoneNumber: '98765 00100',
    receivedOn: '2024-11-30',
  });
  expect(await requests()).toMatchObject([
    { id, name: 'Rekha Pawar', source: 'phone', dueAt: '2024-12-30T00:00:00+05:30' },
    { name: 'Abdul Hamid', kind: 'access', source: 'form', state: 'open' },
  ]);
  expect(await get(`request?id=${id}`)).toMatchObject({
    data: { phoneNumber: '+919876500100', others: [], erasure: null },
  });
  const outcome = 'We held nothing, and said so by telephone.';
  expect((await post('requests/close', { id, state: 'done', outcome })).status).toBe(200);
  expect((await post('requests/close', { id, state: 'done', outcome })).status).toBe(409);
  expect((await requests()).at(-1)).toMatchObject({ id, state: 'done' });
});

test('requests are due after as many days as the settings say', async () => {
  const [collection, content] = campaign;
  await site.write([collection, { ...content, facts: { ...content.facts, privacyDays: 10 } }]);
  await expect.poll(async () => (await get('requests')).days, PATIENCE).toBe(10);
  const id = await enter({ name: 'Sunil Bhagat', receivedOn: '2024-11-30' });
  expect((await requests()).find((each) => each.id === id)?.dueAt).toBe(
    '2024-12-10T00:00:00+05:30',
  );
  const subject = 'consent';
  const written = { name: 'Sunil Bhagat', email: 'sunil@letters.example', message: 'Please stop.' };
  await site.post('/api/user/grievance/create', { ...written, subject });
  const filed = (await requests()).find(
    ({ source, name }) => source === 'form' && name === 'Sunil Bhagat',
  );
  const days =
    (Date.parse(filed?.dueAt ?? '') - Date.parse(filed?.receivedAt ?? '')) / (24 * 3600_000);
  expect(days).toBe(10);
  await site.write(campaign);
});

test('everything on a person is found by name, address or number, and told by place and ground', async () => {
  const [email, phoneNumber] = ['rukmini@letters.example', '+919876500101'];
  await someoneKnown('Rukmini Dongre', email, phoneNumber);
  const { data: people } = await post('people', { name: 'rukmini' });
  expect(people).toContainEqual({ name: 'Rukmini Dongre', email, phoneNumber });

  for (const by of [{ email }, { phoneNumber: '098765-00101' }]) {
    const { data: held } = await post('held', by);
    expect(placed(held, 'Join message')).toMatchObject({
      rows: 2,
      ground: ['Consent by form', 'फ़ॉर्म पर सहमति'],
      stays: null,
      fields: expect.arrayContaining(['name', 'email', 'message']),
    });
    expect(placed(held, 'Newsletter')).toMatchObject({ rows: 1 });
    expect(placed(held, 'Account')).toMatchObject({ held: { profile: { email } } });
    expect(placed(held, 'Grievance')).toMatchObject({ rows: 0, held: {} });
  }
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.position)).limit(1);
  expect(entry).toMatchObject({ call: 'findHeld', actorId: kavita.id, target: 'privacy request' });
  expect(JSON.stringify(entry)).not.toContain('rukmini');

  const id = await enter({ name: 'Rukmini Dongre', email });
  const file = await site.post('/api/agent/privacy/export', { id, email }, as(kavita.token));
  expect(file.headers.get('content-type')).toContain('application/json');
  expect(JSON.stringify(await file.json())).toContain('Telltale help');
});

test('a name is corrected wherever it is held', async () => {
  const email = 'typo@letters.example';
  await someoneKnown('Rekah Powar', email, '+919876500102');
  const id = await enter({ kind: 'correction', name: 'Rekha Pawar', email });
  expect(await post('correct', { id, email, name: 'Rekha Pawar' })).toMatchObject({
    status: 200,
    data: { rows: 4 },
  });
  expect(await db.$count(joinSubmissions, eq(joinSubmissions.name, 'Rekah Powar'))).toBe(0);
  expect((await post('correct', { id, email })).status).toBe(422);
});

test('an erasure by the only officer needs the name, and takes all that may go', async () => {
  const [email, phoneNumber] = ['gone@letters.example', '+919876500103'];
  const userId = await someoneKnown('Meena Gonekar', email, phoneNumber);
  const complaint = {
    name: 'Meena Gonekar',
    email,
    subject: 'other',
    message: 'Telltale complaint',
  };
  await site.post('/api/user/grievance/create', complaint);
  const id = await enter({ name: 'Meena Gonekar', email, phoneNumber });
  expect(await post('erasure/ask', { id, typed: 'Meena' })).toMatchObject({
    status: 422,
    errors: [{ param: 'typed' }],
  });
  expect(await post('erasure/ask', { id, typed: 'gonekar' })).toMatchObject({
    data: { isDone: true },
  });
  await expect.poll(() => db.$count(users, eq(users.id, userId)), PATIENCE).toBe(0);
  expect(await db.$count(joinSubmissions, eq(joinSubmissions.name, 'Meena Gonekar'))).toBe(0);
  expect(await db.$count(grievances, eq(grievances.email, email))).toBe(0);
  const { data: held } = await post('held', { email, phoneNumber });
  expect(held.reduce((sum: number, { rows }: HeldPlace) => sum + rows, 0)).toBe(0);
  const goodbye = () =>
    site.outbox().find(({ to, subject }) => to === email && subject?.includes('been erased'));
  await expect
    .poll(goodbye, PATIENCE)
    .toMatchObject({ text: expect.stringMatching(/Meena Gonekar[^]*http\S+\/grievance\s/) });
  expect(await get(`request?id=${id}`)).toMatchObject({
    data: { state: 'done', name: '', email: null, words: '' },
  });
  const [erasure] = await db
    .select()
    .from(privacyErasures)
    .where(eq(privacyErasures.requestId, id));
  expect(erasure).toMatchObject({
    state: 'done',
    askedBy: kavita.id,
    confirmedBy: null,
    counts: { 'Join message': 2, Newsletter: 1, Account: 1, Grievance: 1 },
  });
});

test('no list brings back a reader of the newsletter without an account who was erased', async () => {
  const email = 'reader@letters.example';
  await db.insert(newsletterSubscribers).values({ email, language: 'en', confirmedAt: new Date() });
  const id = await enter({ name: 'Leela Reader', email });
  expect(await post('erasure/ask', { id, typed: 'reader' })).toMatchObject({
    data: { isDone: true },
  });
  const csv = `email,language,consent_date,consent_proof\n${email},en,2026-11-03,Sheet 4`;
  const list = { csv, isTrial: false };
  const brought = await site.post('/api/agent/newsletter/people/import', list, as(desk.token));
  expect(await brought.json()).toMatchObject({ data: { new: 0, suppressed: 1, refused: 0 } });
  expect(await db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email))).toBe(0);
  expect(await db.$count(newsletterConsents, eq(newsletterConsents.source, 'erasure'))).toBe(1);
});

test('where there are two officers, the second confirms, once, or either stops it', async () => {
  const imran = await someAgent(db, 'imran@campaign.example', officer);
  const email = 'two@letters.example';
  await someoneKnown('Zubeda Twosome', email, '+919876500104');
  const id = await enter({ name: 'Zubeda Twosome', email });
  const ask = () => post('erasure/ask', { id, typed: 'Twosome' });
  expect(await ask()).toMatchObject({ data: { isDone: false } });
  expect((await ask()).status).toBe(409);
  expect((await post('erasure/confirm', { id })).status).toBe(403);
  expect((await post('erasure/stop', { id }, imran.token)).status).toBe(200);
  expect((await post('erasure/confirm', { id }, imran.token)).status).toBe(409);
  expect(await db.$count(joinSubmissions, eq(joinSubmissions.email, email))).toBe(1);

  await ask();
  expect(await get(`request?id=${id}`, imran.token)).toMatchObject({
    data: {
      erasure: {
        state: 'waiting',
        isOwn: false,
        askedBy: 'Ila Rane',
        confirmedBy: null,
        places: expect.arrayContaining([
          { label: ['Account', 'खाता'], rows: 1, isGone: false },
          { label: ['Join message', 'जुड़ने का संदेश'], rows: 2, isGone: false },
        ]),
      },
    },
  });
  const twice = await Promise.all([1, 2].map(() => post('erasure/confirm', { id }, imran.token)));
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const progress = async () => (await get(`request?id=${id}`)).data.erasure;
  await expect.poll(async () => (await progress()).state, PATIENCE).toBe('done');
  const { confirmedBy, places } = await progress();
  expect(confirmedBy).toBe('Ila Rane');
  expect(places.map(({ isGone }: { isGone: boolean }) => isGone)).not.toContain(false);
  await expect.poll(() => db.$count(users, eq(users.email, email)), PATIENCE).toBe(0);
  expect(await db.$count(joinSubmissions, eq(joinSubmissions.email, email))).toBe(0);
});

test('a request that is closed takes the erasure that waits with it, and nothing is erased', async () => {
  const second = await someAgent(db, 'second@campaign.example', officer);
  const email = 'stays@letters.example';
  await someoneKnown('Sarita Stays', email, '+919876500105');
  const id = await enter({ name: 'Sarita Stays', email });
  expect((await post('erasure/ask', { id, typed: 'Stays' })).status).toBe(200);
  const outcome = 'She changed her mind and stays with us.';
  expect((await post('requests/close', { id, state: 'refused', outcome })).status).toBe(200);
  expect((await post('erasure/confirm', { id }, second.token)).status).toBe(409);
  expect(await get(`request?id=${id}`)).toMatchObject({
    data: { state: 'refused', erasure: null },
  });
  const [erasure] = await db
    .select()
    .from(privacyErasures)
    .where(eq(privacyErasures.requestId, id));
  expect(erasure?.state).toBe('stopped');
  expect(await db.$count(users, eq(users.email, email))).toBe(1);

  // One that was left waiting when its request was closed erases nothing either.
  const left = { requestId: id, askedBy: kavita.id, counts: {}, state: 'waiting' } as const;
  await db.insert(privacyErasures).values(left);
  expect((await post('erasure/confirm', { id }, second.token)).status).toBe(409);
  expect(await db.$count(users, eq(users.email, email))).toBe(1);
});

test('an erasure of whoever cannot be found is refused, and not recorded as done', async () => {
  const id = await enter({ name: 'Nameless Caller' });
  expect(await post('erasure/ask', { id, typed: 'Caller' })).toMatchObject({
    status: 422,
    errors: [{ param: 'id' }],
  });
  expect(await get(`request?id=${id}`)).toMatchObject({ data: { state: 'open', erasure: null } });
  expect(await db.$count(privacyErasures, eq(privacyErasures.requestId, id))).toBe(0);
});

test('every open request is shown, however many there are', async () => {
  const before = (await get('requests')).open;
  const open = { kind: 'access', source: 'phone', words: '' } as const;
  const receivedAt = new Date();
  const rows = Array.from({ length: 250 }, (_, nth) => ({ ...open, name: `Caller ${nth}` }));
  await db
    .insert(privacyRequests)
    .values(rows.map((row) => ({ ...row, receivedAt, dueAt: receivedAt })));
  const { data, open: told } = await get('requests');
  expect(told).toBe(before + 250);
  expect(data.filter(({ state }: RequestRow) => state === 'open')).toHaveLength(told);
});

test('no other desk looks in, and a number must be given to look for', async () => {
  expect((await get('requests', desk.token)).status).toBe(403);
  expect((await post('held', { email: 'a@letters.example' }, desk.token)).status).toBe(403);
  expect(await post('held', {})).toMatchObject({ status: 422, errors: [{ param: 'email' }] });
});
