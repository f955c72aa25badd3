import { expect, test } from 'vitest';
import { peopleSite } from '#test/people-site.ts';

const site = await peopleSite({ scale: 1 });

const addressTricks: Record<string, string>[] = [
  { 'x-forwarded-for': '198.51.100.1' },
  { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
  { forwarded: 'for=198.51.100.2' },
  { 'x-real-ip': '198.51.100.3' },
  { 'x-client-ip': '198.51.100.4' },
  { 'cf-connecting-ip': '198.51.100.5' },
  { 'true-client-ip': '198.51.100.6' },
  { 'x-cluster-client-ip': '198.51.100.7' },
  { 'x-originating-ip': '127.0.0.1' },
  { 'x-forwarded-host': 'elsewhere.example' },
  { 'user-agent': 'another browser' },
  { 'accept-language': 'hi' },
  { origin: 'https://elsewhere.example' },
  { 'x-http-method-override': 'PUT' },
  { 'x-proof': 'let me in' },
];

const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  (await site.post(`/api${path}`, body, headers)).status;

test('a number that was just sent a code gets no other, however it is written and wherever it seems to come from (A1)', async () => {
  const path = '/user/signup/send-otp';
  const send = (mobile_number: string, headers?: Record<string, string>) =>
    post(path, { mobile_number }, headers);
  expect(await send('9876550001')).toBe(200);
  const spellings = [
    ...['9876550001', ' 9876550001 ', '09876550001', '919876550001', '+919876550001'],
    ...['00919876550001', '+91 98765 50001', '+91-98765-50001', '(+91) 98765.50001'],
    ...['९८७६५५०००१', '９８７６５５０００１', '98765\u200b50001', '98765\u00a050001'],
  ];
  for (const spelling of spellings) expect(await send(spelling), spelling).toBe(429);
  for (const headers of addressTricks)
    expect(await send('9876550001', headers), JSON.stringify(headers)).toBe(429);
  expect(await post(`${path}?x=1`, { mobile_number: '9876550001' })).toBe(429);
  expect(site.sent.filter(({ to }) => to === '+919876550001')).toHaveLength(1);
});

test('an account whose password was guessed at too often is not guessed at on, by any spelling (A1)', async () => {
  const logIn = (email: string, headers?: Record<string, string>) =>
    post('/user/login', { email, password: 'a guess' }, headers);
  for (let tries = 0; tries < 10; tries += 1) expect(await logIn('ila@letters.example')).toBe(400);
  const spellings = ['ila@letters.example', 'ILA@letters.example', ' ila@Letters.Example '];
  for (const spelling of spellings) expect(await logIn(spelling), spelling).toBe(429);
  for (const headers of addressTricks)
    expect(await logIn('ila@letters.example', headers), JSON.stringify(headers)).toBe(429);
  expect(await logIn('tara@letters.example')).toBe(400);
});

test('who asks for a link to a new password too often gets none, known or not', async () => {
  const forget = (email: string) => post('/user/forgot-password/link', { email });
  for (let tries = 0; tries < 3; tries += 1)
    expect(await forget('nobody@letters.example')).toBe(200);
  expect(await forget('Nobody@letters.example')).toBe(429);
});
