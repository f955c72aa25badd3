import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { receipts, users } from '#db/schema/index.ts';
import { passwords, peopleSite, receiptOf } from '#test/people-site.ts';

const site = await peopleSite();
const fresh = { newPassword: 'another long walk', confirmPassword: 'another long walk' };
const change = (body: object) => site.ask('/user/change-password/link', body);

async function memberWithAddress(email: string): Promise<string> {
  await site.ask('/user/register', { name: 'Ila', email, consent: true, ...passwords });
  const receipt = receiptOf(site.lastTo(email, 'confirmRegistration'));
  return (await site.ask('/user/register/confirm', { receipt })).token;
}

test('a link in a mail sets a new password, once, and logs everybody out (spec: call:POST /user/forgot-password/link, call:POST /user/change-password/link, entity:forgot-password, entity:change-password)', async () => {
  const token = await memberWithAddress('ila@letters.example');
  const asked = await site.ask('/user/forgot-password/link', { email: 'ila@letters.example' });
  const unknown = await site.ask('/user/forgot-password/link', { email: 'no@letters.example' });
  expect(asked).toEqual(unknown);
  const mail = site.lastTo('ila@letters.example', 'resetPassword');
  expect(mail.link).toMatch(/^https:\/\/campaign\.example\/changepassword\?receipt=/);

  const receipt = receiptOf(mail);
  expect((await change({ receipt, ...fresh })).status).toBe(200);
  expect((await site.ask('/user/logout', {}, token)).status).toBe(401);
  expect((await change({ receipt, ...fresh })).status).toBe(400);
  const { newPassword: password } = fresh;
  expect((await site.ask('/user/login', { email: 'ila@letters.example', password })).status).toBe(
    200,
  );
  expect(site.lastTo('ila@letters.example', 'passwordChanged').forgotLink).toContain('/login');
});

test('of fifty who use the same link at once one changes the password (A6)', async () => {
  await memberWithAddress('race@letters.example');
  await site.ask('/user/forgot-password/link', { email: 'race@letters.example' });
  const receipt = receiptOf(site.lastTo('race@letters.example', 'resetPassword'));
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => change({ receipt, ...fresh })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 400, 503].includes(status))).toBe(true);
});

test.each([
  [{ receipt: 'x'.repeat(43), ...fresh }, 400, undefined],
  [{ receipt: '', ...fresh }, 422, 'receipt'],
  [
    { receipt: 'x'.repeat(43), ...fresh, confirmPassword: 'something else' },
    422,
    'confirmPassword',
  ],
  [{ receipt: 'x'.repeat(43), newPassword: 'short', confirmPassword: 'short' }, 422, 'newPassword'],
])('%j is answered with %i', async (body, status, param) => {
  const answer = await change(body);
  expect(answer.status).toBe(status);
  expect(answer.errors?.[0]?.param).toBe(param);
});

test('every field that is wrong is named at once', async () => {
  const { errors } = await change({ receipt: '', newPassword: 'short', confirmPassword: 'other' });
  expect(errors.map(({ param }: { param: string }) => param)).toEqual([
    'receipt',
    'newPassword',
    'confirmPassword',
  ]);
});

test.each([
  ['12345678', 'Many people use this password'],
  ['PASSWORD-123', 'Many people use this password'],
  ['waits@letters', 'easy to guess'],
  ['Avani-Sohane-27', 'easy to guess'],
  ['9876530010', 'easy to guess'],
  ['a long walk home', 'your password already'],
])('%j is no new password for somebody: %s', async (chosen, reason) => {
  const token = await site.member('9876530010', { email: 'waits@letters.example' });
  const receipt = receiptOf(site.lastTo('waits@letters.example', 'confirmAddress'));
  await site.ask('/user/register/confirm', { receipt });
  const proof = { currentPassword: passwords.password };
  const { data } = await site.ask('/user/change-password/receipt', proof, token);
  const wanted = { newPassword: chosen, confirmPassword: chosen };
  expect(await change({ receipt: data.receipt, ...wanted })).toMatchObject({
    status: 422,
    errors: [{ param: 'newPassword', msg: expect.stringContaining(reason) }],
  });
  // A refused password does not use up the link.
  expect((await change({ receipt: data.receipt, ...fresh })).status).toBe(200);
  await site.pool.query("DELETE FROM users WHERE phone_number = '+919876530010'");
});

test('a new password makes every link that waits worthless, to a new address as well', async () => {
  const email = 'waits@letters.example';
  const token = await site.member('9876530009', { email });
  const waiting = receiptOf(site.lastTo(email, 'confirmAddress'));
  const proof = { currentPassword: passwords.password };
  const { data } = await site.ask('/user/change-password/receipt', proof, token);
  expect((await change({ receipt: data.receipt, ...fresh })).status).toBe(200);
  expect((await site.ask('/user/register/confirm', { receipt: waiting })).status).toBe(400);
});

test('a link is worthless after half an hour', async () => {
  await memberWithAddress('late@letters.example');
  await site.ask('/user/forgot-password/link', { email: 'late@letters.example' });
  await site.db.update(receipts).set({ expiresAt: new Date(Date.now() - 1000) });
  const receipt = receiptOf(site.lastTo('late@letters.example', 'resetPassword'));
  expect((await change({ receipt, ...fresh })).status).toBe(400);
});

test('a logged-in user proves who it is, changes the password and stays logged in', async () => {
  const token = await site.member('9876530001');
  const other = (
    await site.ask('/user/login', { phoneNumber: '9876530001', password: passwords.password })
  ).token;
  const ask = (body: object) => site.ask('/user/change-password/receipt', body, token);
  expect(await ask({ currentPassword: 'wrong one' })).toMatchObject({
    status: 400,
    errors: [{ param: 'currentPassword' }],
  });
  expect(await ask({})).toMatchObject({ status: 422, errors: [{ param: 'currentPassword' }] });
  const { data } = await ask({ currentPassword: passwords.password });
  expect((await change({ receipt: data.receipt, ...fresh })).status).toBe(200);
  expect(
    (await site.ask('/user/prove', { currentPassword: fresh.newPassword }, token)).status,
  ).toBe(200);
  expect((await site.ask('/user/logout', {}, other)).status).toBe(401);
});

test('neither receipts nor tokens are in a log', async () => {
  const token = await memberWithAddress('log@letters.example');
  await site.ask('/user/forgot-password/link', { email: 'log@letters.example' });
  const receipt = receiptOf(site.lastTo('log@letters.example', 'resetPassword'));
  await site.get(`/changepassword?receipt=${receipt}`);
  await change({ receipt, ...fresh });
  const logged = site.lines.join();
  expect(logged).toContain('/api/user/change-password/link');
  for (const secret of [token, receipt, fresh.newPassword, passwords.password])
    expect(logged).not.toContain(secret);
});

test('a code proves it for an account without a password alone', async () => {
  const token = await site.member('9876530002');
  const otp = await site.codeFor('9876530002');
  const ask = () => site.ask('/user/change-password/receipt', { otp }, token);
  expect(await ask()).toMatchObject({
    status: 422,
    errors: [{ param: 'currentPassword', msg: 'Password is required' }],
  });
  const ofNumber = eq(users.phoneNumber, '+919876530002');
  await site.db.update(users).set({ passwordHash: null }).where(ofNumber);
  expect(await ask()).toMatchObject({ status: 200, data: { receipt: expect.any(String) } });
});
