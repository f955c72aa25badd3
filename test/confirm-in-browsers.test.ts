import { expect, test } from 'vitest';
import { accountRoutes } from '#features/account/server/routes.ts';
import { passwords, peopleSite, receiptOf } from '#test/people-site.ts';

const site = await peopleSite({
  publicUrl: 'http://campaign.example',
  others: accountRoutes,
});
const browser = { 'sec-fetch-site': 'same-origin' };
const { password } = passwords;

/** Sends a request as a browser does; returns the cookie that it sets. */
async function send(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await site.post(`/api${path}`, body, { ...browser, ...headers });
  const [cookie = ''] = response.headers.getSetCookie();
  return {
    status: response.status,
    cookie: cookie.split(';')[0] ?? '',
    ...(await response.json()),
  };
}

const register = (email: string) =>
  send('/user/register', { name: 'Ila', email, consent: true, ...passwords });
const confirm = (body: object, headers?: Record<string, string>) =>
  send('/user/register/confirm', body, headers);
const linkTo = (email: string, kind: 'confirmRegistration' | 'confirmAddress') =>
  receiptOf(site.lastTo(email, kind));

test('in the browser that registered, the link is all', async () => {
  const { cookie } = await register('here@letters.example');
  const receipt = linkTo('here@letters.example', 'confirmRegistration');
  expect(await confirm({ receipt }, { cookie })).toMatchObject({
    status: 200,
    token: expect.any(String),
  });
});

test('in another one the owner of the address chooses a password, and that of the form opens nothing', async () => {
  const email = 'there@letters.example';
  await register(email);
  const receipt = linkTo(email, 'confirmRegistration');
  const others: Record<string, string>[] = [
    {},
    { cookie: `browser=${'x'.repeat(43)}` },
    { origin: site.url },
  ];
  for (const headers of others)
    expect(await confirm({ receipt }, headers)).toMatchObject({
      status: 422,
      errors: [{ param: 'newPassword', msg: 'Choose a password for this account' }],
    });
  const weak = { newPassword: '12345678', confirmPassword: '12345678' };
  const twice = { newPassword: 'a walk of my own', confirmPassword: 'a walk of yours' };
  const own = { newPassword: 'a walk of my own', confirmPassword: 'a walk of my own' };
  expect((await confirm({ receipt, ...weak })).errors[0].param).toBe('newPassword');
  expect((await confirm({ receipt, ...twice })).errors[0].param).toBe('confirmPassword');
  expect((await confirm({ receipt, ...own })).status).toBe(200);
  expect((await send('/user/login', { email, password })).status).toBe(400);
  expect((await send('/user/login', { email, password: own.newPassword })).status).toBe(200);
});

test('a client that is no browser needs the link alone', async () => {
  await register('client@letters.example');
  const receipt = linkTo('client@letters.example', 'confirmRegistration');
  expect((await site.ask('/user/register/confirm', { receipt })).status).toBe(200);
});

test('nobody is led to confirm their address for the account of somebody else', async () => {
  const email = 'hers@letters.example';
  const token = await site.member('9876570001');
  const given = await send('/user/profile/edit', { email }, { 'x-access-token': token });
  expect(site.lastTo(email, 'confirmAddress').name).toBe('Ila Rane');
  const receipt = linkTo(email, 'confirmAddress');
  expect(await confirm({ receipt })).toMatchObject({
    status: 422,
    errors: [{ param: 'currentPassword' }],
  });
  expect(await confirm({ receipt, currentPassword: 'her own' })).toMatchObject({
    status: 400,
    errors: [{ param: 'currentPassword' }],
  });
  expect((await confirm({ receipt }, { cookie: given.cookie })).status).toBe(200);
});

test('a link opened in another browser is confirmed with the password of the account', async () => {
  const email = 'mine@letters.example';
  const token = await site.member('9876570002');
  await send('/user/profile/edit', { email }, { 'x-access-token': token });
  const receipt = linkTo(email, 'confirmAddress');
  expect((await confirm({ receipt, currentPassword: password })).status).toBe(200);
  expect((await site.ask('/user/profile', undefined, token)).user.email).toBe(email);
});

test('without a password in the account, the link holds where the address was given', async () => {
  const email = 'bare@letters.example';
  const token = await site.member('9876570003');
  await site.pool.query(
    "UPDATE users SET password_hash = NULL WHERE phone_number = '+919876570003'",
  );
  const { cookie } = await send('/user/profile/edit', { email }, { 'x-access-token': token });
  const receipt = linkTo(email, 'confirmAddress');
  expect(await confirm({ receipt })).toMatchObject({ status: 422, errors: [{ param: 'receipt' }] });
  expect((await confirm({ receipt }, { cookie })).status).toBe(200);
});

test('with TLS the cookie is the one that sessions are bound to, given once', async () => {
  const safe = await peopleSite({ publicUrl: 'https://campaign.example' });
  const verification = await safe.verificationFor('9876570004');
  const form = { name: 'Ila', email: 'tls@letters.example', consent: true, ...passwords };
  const response = await safe.post('/api/user/register', { ...form, verification }, browser);
  const cookies = response.headers.getSetCookie();
  expect(cookies).toEqual([expect.stringMatching(/^__Host-browser=[\w-]{43};.*Secure/)]);
  const cookie = cookies[0]?.split(';')[0] ?? '';
  const receipt = receiptOf(safe.lastTo('tls@letters.example', 'confirmAddress'));
  const path = '/api/user/register/confirm';
  const confirmed = await safe.post(path, { receipt }, { ...browser, cookie });
  expect(confirmed.status).toBe(200);
});
