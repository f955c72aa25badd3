import { expect, test } from 'vitest';
import { solveProofOfWork } from '#client/proof-of-work.ts';
import { passwords, peopleSite, receiptOf } from '#test/people-site.ts';

const child = { name: 'Tara', ...passwords, consent: true, dateOfBirth: '2015-01-01' };

type Site = Awaited<ReturnType<typeof peopleSite>>;

/** Registers a child from an address, and solves the proof of work where it is required. */
function registeringAt(site: Site) {
  const send = (address: string, body: object, more: Record<string, string> = {}) =>
    site.post('/api/user/register', body, { 'x-forwarded-for': address, ...more });
  return async (address: string, parentContact: string, email: string) => {
    const body = { ...child, parentContact, email };
    const first = await send(address, body);
    if (first.status !== 429) return first.status;
    const { proof } = await first.json();
    if (!proof) return 429;
    return (await send(address, body, { 'x-proof': await solveProofOfWork(proof.challenge) }))
      .status;
  };
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('from one address at most ten parents an hour get a short message, whatever is proved', async () => {
  const site = await peopleSite({ scale: 1, behindProxy: true });
  const register = registeringAt(site);
  const statuses = [];
  for (const turn of times(20))
    statuses.push(
      await register('198.51.100.1', String(9_200_000_000 + turn), `child${turn}@letters.example`),
    );
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
  expect(site.sent).toHaveLength(10);
});

test('one number is asked three times a day, from wherever and by whomever', async () => {
  const site = await peopleSite({ scale: 1, behindProxy: true });
  const register = registeringAt(site);
  const statuses = [];
  for (const turn of times(5))
    statuses.push(
      await register(`198.51.100.${turn + 1}`, '+91 92000 00001', `child${turn}@letters.example`),
    );
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  expect(site.sent.map(({ to }) => to)).toEqual(times(3).map(() => '+919200000001'));
});

test('one inbox is asked three times an hour, and others still are', async () => {
  const site = await peopleSite({ scale: 1, behindProxy: true });
  const register = registeringAt(site);
  const statuses = [];
  for (const turn of times(4))
    statuses.push(
      await register(
        `198.51.100.${turn + 1}`,
        'Victim@letters.example',
        `c${turn}@letters.example`,
      ),
    );
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(await register('198.51.100.9', 'mother@letters.example', 'c9@letters.example')).toBe(201);
  expect(site.sent).toHaveLength(4);
});

test('parents are asked out of the same budget as codes', async () => {
  const site = await peopleSite({ scale: 0.01, behindProxy: true });
  const register = registeringAt(site);
  for (const turn of times(16))
    await site.post(
      '/api/user/signup/send-otp',
      { mobile_number: String(9_300_000_000 + turn) },
      { 'x-forwarded-for': `198.51.101.${turn + 1}` },
    );
  expect(site.sent).toHaveLength(16);
  expect(await register('198.51.100.1', '9200000001', 'child@letters.example')).toBe(503);
  expect(site.sent).toHaveLength(16);
});

test('a stranger who says yes as the parent can not fill the inbox that they named for the child', async () => {
  const site = await peopleSite({ scale: 1, behindProxy: true });
  const register = registeringAt(site);
  const statuses = [];
  for (const turn of times(4)) {
    const own = `own${turn}@stranger.example`;
    await register(`198.51.100.${turn + 1}`, own, 'victim@letters.example');
    const receipt = receiptOf(site.lastTo(own, 'askParent'));
    const yes = { receipt, name: 'Meera', consent: true };
    statuses.push((await site.ask('/user/register/parent', yes)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(site.sent.filter(({ to }) => to === 'victim@letters.example')).toHaveLength(3);
});
