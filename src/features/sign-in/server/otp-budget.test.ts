import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { solveProofOfWork } from '#client/proof-of-work.ts';
import { users } from '#db/schema/index.ts';
import { peopleSite } from '#test/people-site.ts';

type Site = Awaited<ReturnType<typeof peopleSite>>;

/** An address of their own for each person. */
const addressOf = (person: number) => `198.51.${Math.floor(person / 250)}.${1 + (person % 250)}`;
const numberOf = (person: number) => String(9_100_000_000 + person);

/** Requests a code from an address, and solves the proof of work where it is required. */
function askingAt(site: Site) {
  const send = (mobile_number: string, address: string, more: Record<string, string> = {}) =>
    site.post(
      '/api/user/signup/send-otp',
      { mobile_number },
      { 'x-forwarded-for': address, ...more },
    );
  const sendWithProof = async (mobile_number: string, address: string) => {
    const first = await send(mobile_number, address);
    if (first.status !== 429) return first;
    const { proof } = await first.json();
    return send(mobile_number, address, { 'x-proof': await solveProofOfWork(proof.challenge) });
  };
  const enter = (mobile_number: string, address: string) =>
    site.post(
      '/api/user/signup/verify-otp',
      { mobile_number, otp: site.lastTo(`+91${mobile_number}`, 'code').code },
      { 'x-forwarded-for': address },
    );
  return { send, sendWithProof, enter };
}

/** Makes all codes, and their messages, older. */
async function letPass({ db }: Site, time: string): Promise<void> {
  const earlier = sql`created_at - ${time}::interval`;
  await db.execute(sql`UPDATE one_time_codes SET created_at = ${earlier}`);
  await db.execute(sql`UPDATE messages SET created_at = ${earlier}`);
}

const statusesOf = (answers: Response[]) => new Set(answers.map(({ status }) => status));
const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index);

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

test('pumping 5,000 numbers from 500 addresses is stopped within 200 codes, and who has an account still gets one (A7)', async () => {
  const site = await peopleSite({ scale: 1, behindProxy: true });
  const { send, sendWithProof } = askingAt(site);
  await site.db.insert(users).values({ name: 'Ila', phoneNumber: '+919000000001', language: 'en' });

  let beforeFirstRefusal = 0;
  for (const round of people(500)) {
    // One a second, each address in turn.
    const numbers = people(10, round * 10);
    const answers = await Promise.all(
      numbers.map((number) => send(numberOf(number), addressOf(number % 500))),
    );
    if (statusesOf(answers).has(429)) beforeFirstRefusal ||= site.sent.length;
    await letPass(site, '10 seconds');
  }
  expect(beforeFirstRefusal).toBeLessThanOrEqual(200);
  // The suspicion ends once in these 83 minutes, and begins again.
  expect(site.sent.length).toBeLessThanOrEqual(400);

  const bytes = [];
  for (const number of ['9000000001', '9000000002']) {
    expect((await send(number, addressOf(600))).status).toBe(429);
    bytes.push(await (await sendWithProof(number, addressOf(600))).text());
  }
  expect(bytes[0]).toContain('"success":true');
  expect(bytes[1]).toBe(bytes[0]);
  expect(site.sent.slice(-2).map(({ to }) => to)).toEqual(['+919000000001', '+919000000002']);
}, 300_000);

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
