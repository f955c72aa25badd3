import { expect, test } from 'vitest';
import { sessions } from '#db/schema/index.ts';
import { passwords, peopleSite, receiptOf } from '#test/people-site.ts';

const site = await peopleSite();
const { password } = passwords;
const logIn = (body: object) => site.ask('/user/login', body);

test('a password logs in, by number or by address (spec: call:POST /user/login, entity:login)', async () => {
  await site.member('9876520001');
  await site.ask('/user/register', {
    name: 'Ila',
    email: 'ila@letters.example',
    consent: true,
    ...passwords,
  });
  const receipt = receiptOf(site.lastTo('ila@letters.example', 'confirmRegistration'));
  await site.ask('/user/register/confirm', { receipt });

  for (const account of [{ phoneNumber: '98765 20001' }, { email: 'ILA@letters.example ' }]) {
    const answer = await logIn({ ...account, password });
    expect(answer).toMatchObject({ status: 200, success: true, token: expect.any(String) });
  }
});

test('a wrong password and an unknown account are answered with the same bytes, and never a 401', async () => {
  await site.member('9876520002');
  const answers = await Promise.all(
    ['9876520002', '9876520999'].map((phoneNumber) =>
      logIn({ phoneNumber, password: 'wrong one' }),
    ),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 400, success: false });
});

test.each([
  [{ password }, 'email'],
  [{ email: 'ila@letters.example' }, 'password'],
  [{ email: 'ila@letters.example', password, role: 'admin' }, 'role'],
])('%j is refused by name', async (body, param) => {
  const answer = await logIn(body);
  expect(answer).toMatchObject({ status: 422, errors: [{ param }] });
});

test('a token is dead once its owner logged out (spec: call:POST /user/logout)', async () => {
  const token = await site.member('9876520003');
  const response = await site.post('/api/user/logout', {}, { 'x-access-token': token });
  expect(response.status).toBe(200);
  // It must spare the storage, which holds the language, and the cookie, which other logins need.
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
  expect((await site.ask('/user/logout', {}, token)).status).toBe(401);
});

test('nobody is logged out without a session', async () => {
  const headers = [{}, { 'x-access-token': 'unknown' }, { authorization: 'Bearer unknown' }];
  for (const sent of headers as Record<string, string>[]) {
    const response = await site.post('/api/user/logout', {}, sent);
    expect(response.status).toBe(401);
    expect(response.statusText).toBe('Unauthorized');
  }
});

test('of more than ten sessions the oldest end, and tokens are not in the database', async () => {
  const first = await site.member('9876520004');
  const tokens = [];
  for (let times = 0; times < 10; times += 1)
    tokens.push((await logIn({ phoneNumber: '9876520004', password })).token);
  expect((await site.ask('/user/logout', {}, first)).status).toBe(401);
  const rows = JSON.stringify(await site.db.select().from(sessions));
  for (const token of tokens) expect(rows).not.toContain(token);
  expect((await site.ask('/user/logout', {}, tokens[0])).status).toBe(200);
});

test('a session that nobody used for 14 days is over, and any after 30', async () => {
  const idle = await site.member('9876520005');
  const old = await site.member('9876520006');
  await site.pool.query(`UPDATE sessions SET seen_at = now() - interval '15 days'
    WHERE owner_id = (SELECT id FROM users WHERE phone_number = '+919876520005')`);
  await site.pool.query(`UPDATE sessions SET created_at = now() - interval '31 days'
    WHERE owner_id = (SELECT id FROM users WHERE phone_number = '+919876520006')`);
  expect((await site.ask('/user/logout', {}, idle)).status).toBe(401);
  expect((await site.ask('/user/logout', {}, old)).status).toBe(401);
});
