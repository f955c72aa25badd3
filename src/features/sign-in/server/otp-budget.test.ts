import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import { addressOf, askingAt, letPass, numberOf, people, statusesOf } from '#test/code-requests.ts';
import { peopleSite } from '#test/people-site.ts';

test('three hundred honest people at once all get a code, and so does who comes later', async () => {
  const site = await peopleSite({ scale: 1, behindProxy: true });
  const { send, enter } = askingAt(site);
  const ask = (person: number) => send(numberOf(person), addressOf(person));

  const answers = [];
  for (const person of people(300)) answers.push(await ask(person));
  expect(statusesOf(answers)).toEqual(new Set([200]));
  expect(site.sent).toHaveLength(300);

  await letPass(site, '15 seconds');
  for (const person of people(300)) await enter(numberOf(person), addressOf(person));
  const later = [];
  for (const person of people(150, 300)) later.push(await ask(person));
  expect(statusesOf(later)).toEqual(new Set([200]));
  expect(site.sent).toHaveLength(450);
}, 120_000);

test('after two hundred codes that nobody entered, whoever brings a proof gets one, and then no more are asked for', async () => {
  const site = await peopleSite({ scale: 1, behindProxy: true });
  const { send, sendWithProof, enter } = askingAt(site);
  for (const person of people(200)) await send(numberOf(person), addressOf(person % 4));
  expect(site.sent).toHaveLength(200);
  await letPass(site, '3 minutes');

  const honest = people(50, 1_000);
  const answers = [];
  for (const person of honest)
    answers.push(await sendWithProof(numberOf(person), addressOf(person)));
  expect(statusesOf(answers)).toEqual(new Set([200]));
  expect(site.sent).toHaveLength(250);
  const refused = await send(numberOf(2_000), addressOf(2_000));
  expect(refused.status).toBe(429);
  expect(await refused.json()).toHaveProperty('proof');

  for (const person of honest) await enter(numberOf(person), addressOf(person));
  expect((await send(numberOf(2_000), addressOf(2_000))).status).toBe(200);
}, 120_000);

test('the suspicion passes within the hour though nobody enters a code', async () => {
  const site = await peopleSite({ scale: 1, behindProxy: true });
  const { send } = askingAt(site);
  for (const person of people(80)) await send(numberOf(person), addressOf(person));
  await letPass(site, '10 minutes');
  const suspected = [];
  for (const person of people(21, 100))
    suspected.push(await send(numberOf(person), addressOf(person)));
  expect(suspected.filter(({ status }) => status === 200)).toHaveLength(20);
  await letPass(site, '55 minutes');
  expect((await send(numberOf(200), addressOf(200))).status).toBe(200);
}, 120_000);

test('codes that never left are no sign of anything', async () => {
  const site = await peopleSite({ scale: 1, behindProxy: true });
  const { send } = askingAt(site);
  for (const person of people(80)) await send(numberOf(person), addressOf(person));
  await site.db.execute(sql`UPDATE messages SET state = 'failed'`);
  await letPass(site, '10 minutes');
  const answers = [];
  for (const person of people(30, 100))
    answers.push(await send(numberOf(person), addressOf(person)));
  expect(statusesOf(answers)).toEqual(new Set([200]));
}, 120_000);

test('past the budget all hear the same, and it is true: only numbers with an account are sent a code', async () => {
  const site = await peopleSite({ scale: 0.01, behindProxy: true });
  const { send } = askingAt(site);
  await site.db.insert(users).values({ name: 'Ila', phoneNumber: '+919000000001', language: 'en' });
  for (const person of people(16)) await send(numberOf(person), addressOf(person));
  expect(site.sent).toHaveLength(16);

  const known = await send('9000000001', addressOf(100));
  const unknown = await send('9000000002', addressOf(101));
  expect([known.status, unknown.status]).toEqual([200, 200]);
  const said = await known.text();
  expect(await unknown.text()).toBe(said);
  expect(said).toContain('new numbers have to wait');
  expect(said).not.toContain('We have sent');
  expect(site.sent.slice(16).map(({ to }) => to)).toEqual(['+919000000001']);
});
