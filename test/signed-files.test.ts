import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { accountRoutes } from '#features/account/server/routes.ts';
import { bind } from '#http/bind.ts';
import { createFileSigner } from '#http/signed-files.ts';
import { isSessionAlive } from '#people/realms/sessions.ts';
import { peopleSite } from '#test/people-site.ts';

let clock = Date.now();
const signer = createFileSigner('a secret of this test', () => clock);
const KEY = `private/${'ab12'.repeat(16)}`;
const file = { key: KEY, name: 'मेरा चित्र.jpg', type: 'image/jpeg' };

const signPhoto = bind(
  endpoint({
    name: 'signPhoto',
    summary: 'An address of the own photograph',
    method: 'POST',
    path: '/photo/sign',
    access: 'user',
    reply: success({ address: z.string() }),
  }),
  async ({ caller: { session } }) => ({ address: session ? signer.sign(file, session) : '' }),
);
const site = await peopleSite({
  others: (services) => [signPhoto, ...accountRoutes(services)],
  app: ({ db }) => ({
    signedFiles: {
      signer,
      isAlive: (id, browserHash) => isSessionAlive(db, id, browserHash),
      find: async (key) =>
        key === KEY ? { bytes: 10, read: () => Readable.from(['0123456789']) } : undefined,
    },
  }),
});

const addressFor = async (token: string) =>
  (await site.ask('/photo/sign', {}, token)).address as string;
const statusOf = async (address: string) => (await site.get(address)).status;

test('a permitted caller gets an address that is neither cached nor sent as a referrer', async () => {
  const answer = await site.get(await addressFor(await site.member('9876540001')));
  expect(await answer.text()).toBe('0123456789');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': '10',
    'content-disposition': expect.stringContaining(encodeURIComponent('मेरा चित्र.jpg')),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(answer.headers.get('etag')).toBeNull();
  expect(site.lines.join('')).not.toContain(Buffer.from(KEY).toString('base64url').slice(0, 20));
});

test('an address ends with its five minutes', async () => {
  const address = await addressFor(await site.member('9876540002'));
  clock += 5 * 60_000 - 1;
  expect(await statusOf(address)).toBe(200);
  clock += 1;
  expect(await statusOf(address)).toBe(404);
});

test('an address ends with its session, and not with another of the same person', async () => {
  const token = await site.member('9876540003');
  const login = { phoneNumber: '9876540003', password: 'a long walk home' };
  const other = (await site.ask('/user/login', login)).token;
  const [address, ofOther] = [await addressFor(token), await addressFor(other)];
  await site.ask('/user/logout', {}, token);
  expect(await statusOf(address)).toBe(404);
  expect(await statusOf(ofOther)).toBe(200);
});

test('an address of a session that a browser holds is dead in any other', async () => {
  const browser = { 'sec-fetch-site': 'same-origin' };
  await site.member('9876540004');
  const login = { phoneNumber: '9876540004', password: 'a long walk home' };
  const answer = await site.post('/api/user/login', login, browser);
  const [cookie = ''] = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  const { token } = await answer.json();
  const headers = { 'x-access-token': token, cookie, ...browser };
  const { address } = await (await site.post('/api/photo/sign', {}, headers)).json();
  expect((await site.get(address, { cookie })).status).toBe(200);
  expect(await statusOf(address)).toBe(404);
});

test('an address that somebody changed, or signed with another secret, opens nothing', async () => {
  const address = await addressFor(await site.member('9876540005'));
  const [words = '', signature = ''] = (address.split('=')[1] ?? '').split('.');
  const forged = createHmac('sha256', 'guessed').update(words).digest('base64url');
  const longer = Buffer.from(
    Buffer.from(words, 'base64url')
      .toString()
      .replace(/\d+\]$/, '9999999999999]'),
  ).toString('base64url');
  const others = [
    '',
    words,
    `${words}.`,
    `.${signature}`,
    `${words}.${forged}`,
    `${longer}.${signature}`,
    `${words}.${signature}${signature}`,
    `${words}.${signature.slice(1)}`,
    '%',
    'a.b.c',
  ];
  for (const other of others)
    expect(await statusOf(`/signed-files?file=${other}`), other).toBe(404);
  expect(await statusOf('/signed-files')).toBe(404);
});

test('no address is signed for longer than an hour', () => {
  expect(() => signer.sign(file, { id: '1' }, 61)).toThrow(RangeError);
});
