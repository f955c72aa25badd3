import { ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agentRoles, newsletterSubscribers, users } from '#db/schema/index.ts';
import { lockUser } from '#people/lock-user-row.ts';
import { visitors } from '#people/realms/visitors.ts';
import { someAgent } from '#test/agents.ts';
import { PATIENCE } from '#test/patience.ts';
import { testSite } from '#test/site.ts';
import { fieldTexts } from '../console/request-texts.ts';
import type { RequestRow } from '../contract.ts';
import type { HeldPlace } from './held.ts';

const site = await testSite();
const { db } = site;
const kavita = await someAgent(db, 'kavita@campaign.example', [
  { role: 'privacy-officer', languages: null },
]);
// The first administrator holds every role until they are shared out.
await db.delete(agentRoles).where(ne(agentRoles.agentId, kavita.id));
const officer = { 'x-access-token': kavita.token };

test('a request that came in the session of the account of its address is told from one that anybody typed', async () => {
  const email = 'owner@letters.example';
  const row = { name: 'Ritu Owner', email, language: 'en' as const };
  const [owner] = await db.insert(users).values(row).returning();
  const [other] = await db
    .insert(users)
    .values({ ...row, email: 'other@letters.example' })
    .returning();
  const sourceOf = async (name: string, headers: Record<string, string>) => {
    const written = { name, email, subject: 'erasure', message: 'Please erase me.' };
    const filed = await site.post('/api/user/grievance/create', written, headers);
    expect(filed.status).toBe(201);
    const { data } = await (await site.get('/api/agent/privacy/requests', officer)).json();
    return (data as RequestRow[]).find((each) => each.name === name)?.source;
  };
  const sessionOf = (of: typeof owner) =>
    db.transaction(async (tx) => {
      const person = await lockUser(tx, { id: of?.id ?? '' });
      if (!person) throw new Error('There is no such account');
      return visitors.sessions.start(tx, person, {});
    });
  expect(await sourceOf('Ritu by form', {})).toBe('form');
  expect(await sourceOf('Ritu by another', { 'x-access-token': await sessionOf(other) })).toBe(
    'form',
  );
  expect(await sourceOf('Ritu herself', { 'x-access-token': await sessionOf(owner) })).toBe(
    'account',
  );
});

test('what is held of a reader of the newsletter is named in Hindi, and their name is corrected', async () => {
  const email = 'reader@letters.example';
  await db.insert(newsletterSubscribers).values({ email, name: 'Rekah', language: 'hi' });
  const post = async (path: string, body: object) =>
    (await site.post(`/api/agent/privacy/${path}`, body, officer)).json();
  const entered = { kind: 'correction', name: 'Rekha', email, source: 'letter', words: '' };
  const { data: request } = await post('requests/create', entered);
  expect(await post('correct', { id: request.id, email, name: 'Rekha' })).toMatchObject({
    data: { rows: 1 },
  });
  const { data: held } = await post('held', { email });
  const place = held.find(({ label }: HeldPlace) => label[0] === 'Newsletter');
  expect(place).toMatchObject({ held: { newsletter: [{ name: 'Rekha' }] } });
  expect(Object.keys(fieldTexts)).toEqual(expect.arrayContaining(place.fields));
});

test('somebody who has only a number reads in a short message that their account was erased', async () => {
  const phoneNumber = '+919876500107';
  await db.insert(users).values({ name: 'Kiran Number', phoneNumber, language: 'hi' });
  const request = { kind: 'erasure', source: 'phone', name: 'Kiran Number', phoneNumber };
  const entered = await site.post('/api/agent/privacy/requests/create', request, officer);
  const { id } = (await entered.json()).data;
  const asked = await site.post('/api/agent/privacy/erasure/ask', { id, typed: 'Number' }, officer);
  expect(await asked.json()).toMatchObject({ data: { isDone: true } });
  await expect
    .poll(() => site.outbox().find(({ to }) => to === phoneNumber), PATIENCE)
    .toMatchObject({ channel: 'sms', text: expect.stringContaining('खाता मिटा दिया गया') });
});

test('a request that is entered again while it is open, as after a lost reply, is the one that waits', async () => {
  const request = { kind: 'access', source: 'letter', name: 'Nandini Twice', words: 'All of it.' };
  const enter = async (changes: object = {}) => {
    const body = { ...request, ...changes };
    const entered = await site.post('/api/agent/privacy/requests/create', body, officer);
    const reply = await entered.json();
    expect(reply).toMatchObject({ success: true });
    return reply.data.id as number;
  };
  const id = await enter();
  expect(await enter()).toBe(id);
  expect(await enter({ email: 'nandini@letters.example' })).not.toBe(id);
  // A namesake, who wrote on another day.
  expect(await enter({ receivedOn: '2026-01-05' })).not.toBe(id);
  const outcome = { id, state: 'done', outcome: 'Sent by post.' };
  await site.post('/api/agent/privacy/requests/close', outcome, officer);
  expect(await enter()).not.toBe(id);
});
