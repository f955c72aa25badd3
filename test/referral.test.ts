import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { referralCodes, referralJoins, referralVisits } from '#db/schema/index.ts';
import { logIn, someone } from '#features/account/server/account-site-fixture.ts';
import { testSite } from '#test/site.ts';

const site = await testSite({ pages: true, environment: { TRUSTED_PROXIES: '127.0.0.1' } });
const { db } = site;
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0 Mobile';

async function member(facts: Parameters<typeof someone>[1] = {}) {
  const user = await someone(db, facts);
  const headers = { 'x-access-token': await logIn(db, user.id) };
  const act = async (path: string, body: object = {}) => {
    const answer = await site.post(`/api/user/referral/${path}`, body, headers);
    return { status: answer.status, ...(await answer.json()) };
  };
  const own = async () => (await (await site.get('/api/user/referral', headers)).json()).data;
  const invite = async () => new URL((await act('renew')).data.url).pathname;
  return { user, act, own, invite };
}

/** Somebody opens an address on a phone, from an address of their own. */
const open = (path: string, from: string, userAgent = PHONE) =>
  fetch(site.url + path, {
    headers: { 'user-agent': userAgent, 'x-forwarded-for': from },
    redirect: 'manual',
  });

let letters = 0;
const join = (code: string, who: object = {}) =>
  site.post('/api/user/join/create', {
    name: 'Sarita',
    email: `came-${(letters += 1)}@letters.example`,
    message: 'I come.',
    referral: code,
    ...who,
  });

const codeOf = (path: string) => path.split('/').at(-1) ?? '';

test('a link counts who comes once a day each, programs never, and keeps nothing of them', async () => {
  const ila = await member({ name: 'Kaveri Rane' });
  expect(await ila.own()).toEqual({
    url: null,
    showsName: false,
    came: 0,
    cameThisWeek: 0,
    joined: 0,
  });
  const path = await ila.invite();
  expect(path).toMatch(/^\/r\/[2-9a-hjkmnp-z]{10}$/);
  const page = await open(path, '203.0.113.1');
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  const html = await page.text();
  expect(html).toContain('A friend invited you.');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain('Kaveri');
  for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await open(path, from);
  await open(path, '203.0.113.3', 'WhatsApp/2.24.20.80 A');
  await open(path, '203.0.113.4', 'facebookexternalhit/1.1');
  await open(path.toUpperCase().replace('/R/', '/r/'), '203.0.113.5');
  expect(await ila.own()).toMatchObject({ came: 3, cameThisWeek: 3, joined: 0 });
  expect(await db.select().from(referralVisits)).toEqual([
    { codeId: expect.any(String), day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: 3 },
  ]);

  await ila.act('name', { showsName: true });
  const named = await (await open(`/hi${path}`, '203.0.113.6')).text();
  expect(named).toContain('Kaveri ने आपको बुलाया है');
  expect(named).not.toContain('Rane');
});

test('a word that is no name is shown to nobody', async () => {
  const { act, invite } = await member({ name: 'https://bad.example Rane' });
  const path = await invite();
  await act('name', { showsName: true });
  expect(await (await open(path, '203.0.113.9')).text()).toContain('A friend invited you.');
});

test('a name of before that is an address is told as words', async () => {
  const { act, invite } = await member({ name: 'www.win.example Rane' });
  const path = await invite();
  await act('name', { showsName: true });
  expect(await (await open(path, '203.0.113.10')).text()).not.toContain('www.win');
});

test('each person who joins counts once, for the member who was first, and nobody brings themselves', async () => {
  const ila = await member({ phoneNumber: '+919876511111' });
  const code = codeOf(await ila.invite());
  const both = { email: 'both@letters.example', phoneNumber: '9876522222' };
  for (const who of [
    both,
    { email: 'BOTH@letters.example' },
    { phoneNumber: '+91 98765 22222' },
    { email: ila.user.email },
    { phoneNumber: '98765 11111' },
  ])
    expect((await join(code, who)).status).toBe(200);
  expect(await ila.own()).toMatchObject({ joined: 1 });
  await Promise.all(Array.from({ length: 8 }, () => join(code, { email: 'one@letters.example' })));
  expect(await ila.own()).toMatchObject({ joined: 2 });

  const ravi = await member();
  const other = codeOf(await ravi.invite());
  await join(other, both);
  await join(other);
  await join(other, { website: 'https://spam.example' });
  expect(await ravi.own()).toMatchObject({ joined: 1 });
  expect((await join('nothing-like-it')).status).toBe(200);
});

test('a new link ends the old one, an ended one leads to the plain form, and what came of it stays counted', async () => {
  const ila = await member();
  const first = await ila.invite();
  await open(first, '203.0.113.20');
  await join(codeOf(first));
  const second = await ila.invite();
  expect(second).not.toBe(first);
  for (const path of [first, '/r/aaaaaaaaaa', '/r/https:%2f%2fevil.example']) {
    const ended = await open(path, '203.0.113.21');
    expect([path, ended.status, ended.headers.get('location')]).toEqual([path, 302, '/join']);
  }
  expect((await open(`/hi${first}`, '203.0.113.21')).headers.get('location')).toBe('/hi/join');
  await join(codeOf(first));
  expect(await ila.own()).toMatchObject({ came: 1, joined: 1 });
  expect((await ila.act('end')).status).toBe(200);
  expect((await ila.act('name', { showsName: true })).status).toBe(404);
  expect((await open(second, '203.0.113.22')).status).toBe(302);
  expect(await ila.own()).toMatchObject({ url: null, came: 1 });

  const made = await Promise.all(Array.from({ length: 6 }, () => ila.act('renew')));
  expect(made.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const works = await db.select().from(referralCodes).where(eq(referralCodes.userId, ila.user.id));
  expect(works.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  expect((await site.post('/api/user/referral/renew', {})).status).toBe(401);
});

test('without scripts the form under a link keeps what was typed, and counts', async () => {
  const ila = await member();
  const path = await ila.invite();
  const send = (fields: Record<string, string>) =>
    fetch(site.url + path, {
      method: 'POST',
      body: new URLSearchParams({ referral: codeOf(path), name: 'Ravi', ...fields }),
      redirect: 'manual',
    });
  const refused = await send({ email: '', message: 'I come.' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('I come.');
  const sent = await send({ email: 'ravi@letters.example', message: 'I come.' });
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toMatch(/^\/join\/status\?receipt=/);
  expect(await ila.own()).toMatchObject({ joined: 1 });
  expect(await db.$count(referralJoins)).toBeGreaterThan(0);
});
