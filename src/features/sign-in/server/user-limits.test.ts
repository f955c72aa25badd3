import { expect, test } from 'vitest';
import { solveProofOfWork } from '#client/proof-of-work.ts';
import { buckets } from '#http/limits/buckets.ts';
import { createLimits } from '#http/limits/limits.ts';
import { mailboxOf } from '#people/mail-address.ts';
import { passwords, peopleSite } from '#test/people-site.ts';

const site = await peopleSite({ scale: 1 });
const limits = createLimits({ pool: site.pool, scale: 1, log: { error: () => undefined } });

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

const google = {
  email: 'ila@letters.example',
  name: 'Ila Rane',
  google_uid: '1',
  id_token: 'none',
  consent: true,
};
const newPasswords = { newPassword: passwords.password, confirmPassword: passwords.password };

const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  (await site.post(`/api${path}`, body, headers)).status;

test('a number that was just sent a code gets no other, however it is written and wherever it seems to come from (A1)', async () => {
  const path = '/user/signup/send-otp';
  const send = (mobile_number: string, headers?: Record<string, string>) =>
    post(path, { mobile_number }, headers);
  expect(await send('9876550001')).toBe(200);
  const spellings = [
    '9876550001',
    ' 9876550001 ',
    '09876550001',
    '919876550001',
    '+919876550001',
    '00919876550001',
    '+91 98765 50001',
    '+91-98765-50001',
    '(+91) 98765.50001',
    '९८७६५५०००१',
    '９８７６５５０００１',
    '98765\u200b50001',
    '98765\u00a050001',
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

test('the owner of an account that many guess at comes in with one proof, though two limits are passed', async () => {
  await site.member('9876550009');
  const account = '+919876550009';
  const empty = async (bucket: 'loginAccount' | 'loginPair', key: string) => {
    for (let tries = 0; tries < buckets[bucket].points; tries += 1)
      await limits.consume(bucket, key);
  };
  await empty('loginAccount', account);
  await empty('loginPair', `${account} 127.0.0.1`);

  const right = { phoneNumber: '9876550009', password: passwords.password };
  const refused = await site.post('/api/user/login', right);
  expect(refused.status).toBe(429);
  const { proof } = await refused.json();
  const answer = { 'x-proof': await solveProofOfWork(proof.challenge) };
  const wrong = { ...right, password: 'a guess' };
  expect(await post('/user/signup/send-otp', { mobile_number: '9876550009' }, answer)).toBe(429);
  expect(await post('/user/login', right, answer)).toBe(200);
  expect(await post('/user/login', wrong, answer)).toBe(429);
});

test('a logged-in user is counted wherever they are, and alone', async () => {
  const [one, other] = [await site.member('9876550010'), await site.member('9876550011')];
  const prove = (token: string) => site.ask('/user/prove', { currentPassword: 'a guess' }, token);
  for (let tries = 0; tries < 10; tries += 1) expect((await prove(one)).status).toBe(400);
  expect((await prove(one)).status).toBe(429);
  expect((await prove(other)).status).toBe(400);
});

test('too many requests for a password link get none, for known and unknown addresses', async () => {
  const forget = (email: string) => post('/user/forgot-password/link', { email });
  for (let tries = 0; tries < 3; tries += 1)
    expect(await forget('nobody@letters.example')).toBe(200);
  expect(await forget('Nobody@letters.example')).toBe(429);
});

test('one mailbox gets so many mails, however its address is spelled', async () => {
  const forget = (email: string) => post('/user/forgot-password/link', { email });
  const spelled = ['victim@gmail.com', 'v.ictim@gmail.com', 'Victim+1@googlemail.com'];
  for (const email of spelled) expect(await forget(email), email).toBe(200);
  expect(await forget('v.i.c.t.i.m+2@gmail.com')).toBe(429);
  expect(mailboxOf('mira+news@letters.example')).toBe('mira@letters.example');
  // Elsewhere a dot is part of the name.
  expect(mailboxOf('mi.ra@letters.example')).toBe('mi.ra@letters.example');
});

test('one inbox gets ten mails a day of all that strangers set off, more for proofs, and links for passwords besides', async () => {
  const email = 'inbox@letters.example';
  const registration = { name: 'Ila', ...passwords, email, consent: true };
  const parentOf = { ...registration, email: 'child@letters.example', dateOfBirth: '2015-01-01' };
  await limits.forget('register', '127.0.0.1');
  for (let mails = 0; mails < 8; mails += 1) await limits.consume('mailboxDay', email);
  expect(await post('/user/register', registration)).toBe(201);
  expect(await post('/user/register', { ...parentOf, parentContact: email })).toBe(201);
  const refused = await site.post('/api/user/register', registration);
  expect(refused.status).toBe(429);
  const { proof } = await refused.json();
  const answer = { 'x-proof': await solveProofOfWork(proof.challenge) };
  expect(await post('/user/register', registration, answer)).toBe(201);
  expect(await post('/user/forgot-password/link', { email })).toBe(200);
});

test.each([
  ['/user/forgot-password/link', { email: 'a@letters.example' }, 'forgotPassword'],
  ['/user/signup/new/google', google, 'google'],
  ['/user/register/confirm', { receipt: 'x'.repeat(43) }, 'confirm'],
  ['/user/change-password/link', { receipt: 'x'.repeat(43), ...newPasswords }, 'confirm'],
] as const)('behind a busy address %s opens with a proof', async (path, body, bucket) => {
  const { points } = buckets[bucket];
  for (let tries = 0; tries < points; tries += 1)
    await limits.consume(bucket, '127.0.0.1').catch(() => undefined);
  const refused = await site.post(`/api${path}`, body);
  expect(refused.status).toBe(429);
  const { proof } = await refused.json();
  expect(await post(path, body, { 'x-proof': await solveProofOfWork(proof.challenge) })).not.toBe(
    429,
  );
});
