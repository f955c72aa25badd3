import { expect, test } from 'vitest';
import { peopleSite } from '#test/people-site.ts';

const site = await peopleSite({ publicUrl: 'https://campaign.example' });
const browser = { 'sec-fetch-site': 'same-origin' };
await site.member('9876530001');

/** Logs in and returns the token, with the cookie if one was set. */
async function logIn(headers: Record<string, string>) {
  const mobile_number = '9876530001';
  const body = { mobile_number, otp: await site.codeFor(mobile_number) };
  const response = await site.post('/api/user/signup/verify-otp', body, headers);
  const { token } = (await response.json()).data;
  const [set = ''] = response.headers.getSetCookie();
  return { token, set, cookie: set.split(';')[0] ?? '' };
}

const logOut = async (headers: Record<string, string>) =>
  (await site.post('/api/user/logout', {}, headers)).status;

test('a token from a browser is worth nothing without the cookie that came with it', async () => {
  const { token, set, cookie } = await logIn(browser);
  expect(set).toMatch(/^__Host-browser=[\w-]{43}; .*Path=\/.*HttpOnly.*Secure.*SameSite=Strict/);
  expect(await logOut({ 'x-access-token': token })).toBe(401);
  expect(await logOut({ 'x-access-token': token, cookie: '__Host-browser=stolen' })).toBe(401);
  expect(await logOut({ cookie })).toBe(401);
  expect(await logOut({ 'x-access-token': token, cookie: `other=1; ${cookie}` })).toBe(200);
});

test('logging in again in the same browser keeps its cookie', async () => {
  const first = await logIn(browser);
  const second = await logIn({ ...browser, cookie: first.cookie });
  expect(second.cookie).toBe(first.cookie);
  expect(await logOut({ 'x-access-token': first.token, cookie: first.cookie })).toBe(200);
  expect(await logOut({ 'x-access-token': second.token, cookie: first.cookie })).toBe(200);
});

test('other clients get no cookie, and need none', async () => {
  const { token, set } = await logIn({});
  expect(set).toBe('');
  expect(await logOut({ 'x-access-token': token })).toBe(200);
});

test('without TLS, where browsers keep no such cookie, none is set', async () => {
  const open = await peopleSite({ publicUrl: 'http://campaign.example' });
  await open.member('9876530002');
  const body = { mobile_number: '9876530002', otp: await open.codeFor('9876530002') };
  const response = await open.post('/api/user/signup/verify-otp', body, browser);
  expect(response.headers.getSetCookie()).toEqual([]);
});
