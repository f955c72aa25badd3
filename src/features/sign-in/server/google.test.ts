import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { trackReads } from '#db/cache-tags.ts';
import { consents, users } from '#db/schema/index.ts';
import { createOpenId } from '#gateways/identity/open-id.ts';
import type { Caller } from '#http/caller.ts';
import type { Addressee } from '#messages/message.ts';
import { requestEmailChange } from '#people/email-change.ts';
import { findUserBy } from '#people/find-user.ts';
import { peopleSite, receiptOf } from '#test/people-site.ts';
import { findSignInOptions } from '../contract.ts';
import { signInRoutes } from './routes.ts';

const keys = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');
const server = createServer((request, response) => {
  const at = (path: string) => issuer + path;
  const answer = request.url?.startsWith('/.well-known')
    ? { issuer, jwks_uri: at('/keys'), authorization_endpoint: at('/authorize') }
    : { keys: [publicKey] };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
const publicKey = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => void server.close());

const site = await peopleSite({ openId: createOpenId({ issuer, clientId: 'abhiyan' }) });
const claims = { email: 'ila@letters.example', email_verified: true, name: 'Ila Rane' };

const signed = (more: object = {}, key: CryptoKey = keys.privateKey, expires = '5m') =>
  new SignJWT({ iss: issuer, aud: 'abhiyan', sub: 'g-1', jti: randomUUID(), ...claims, ...more })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);

const enter = (id_token: string, more: object = {}) =>
  site.ask('/user/signup/new/google', {
    email: claims.email,
    name: claims.name,
    google_uid: 'g-1',
    id_token,
    ...more,
  });

test('a signed token makes an account the first time, and logs in from then on (spec: call:POST /user/signup/new/google, entity:social-sign-up)', async () => {
  const first = await enter(await signed());
  expect(first).toMatchObject({
    status: 200,
    token: expect.any(String),
    data: { is_register: false },
  });
  const second = await enter(await signed());
  expect(second).toMatchObject({ status: 200, data: { is_register: true } });
  expect((await site.ask('/user/logout', {}, second.token)).status).toBe(200);
});

test('without a token the answer is 422', async () => {
  const answer = await site.ask('/user/signup/new/google', { ...claims, google_uid: 'g-1' });
  expect(answer).toMatchObject({ status: 422, success: false });
});

const wrongTokens: [string, () => Promise<string>][] = [
  ['signed with another key', () => signed({}, stranger.privateKey)],
  ['for another site', () => signed({ aud: 'other' })],
  ['of another issuer', () => signed({ iss: 'https://accounts.example' })],
  ['expired', () => signed({}, keys.privateKey, '-2m')],
  ['of an unproven address', () => signed({ email_verified: false })],
  ['made for another client', () => signed({ azp: 'other' })],
  [
    'unsigned',
    async () =>
      new UnsecuredJWT({ ...claims, sub: 'g-1' })
        .setIssuer(issuer)
        .setAudience('abhiyan')
        .setIssuedAt()
        .setExpirationTime('5m')
        .encode(),
  ],
  ['no token at all', async () => 'eyJ.eyJ.x'],
];

test.each(wrongTokens)('a token that is %s lets nobody in', async (_, make) => {
  const answer = await enter(await make());
  expect(answer).toMatchObject({ status: 400, success: false });
  expect(answer.token).toBeUndefined();
});

test.each([
  [{ google_uid: 'g-2' }, 'google_uid'],
  [{ email: 'tara@letters.example' }, 'email'],
  [{ name: 'Somebody Else' }, 'name'],
])('fields that contradict the token are named: %j', async (wrong, param) => {
  expect(await enter(await signed(), wrong)).toMatchObject({ status: 422, errors: [{ param }] });
});

test('a name agrees however many spaces the token has between its words', async () => {
  const person = { email: 'gopal@letters.example', google_uid: 'g-10' };
  const id_token = await signed({ ...person, sub: 'g-10', name: ' Gopal  Krishna ' });
  const answer = await enter(id_token, { ...person, name: 'Gopal Krishna', consent: true });
  expect(answer).toMatchObject({ status: 200, data: { is_register: false } });
});

test('an account elsewhere that was linked by a former address opens nothing any more', async () => {
  const email = 'former@letters.example';
  await site.member('9876570001', { email });
  const confirm = async (address: string) => {
    const receipt = receiptOf(site.lastTo(address, 'confirmAddress'));
    expect((await site.ask('/user/register/confirm', { receipt })).status).toBe(200);
  };
  await confirm(email);
  const google = { email, name: 'Ila Rane', google_uid: 'g-11' };
  const logIn = async (person: typeof google) =>
    enter(await signed({ ...person, sub: person.google_uid }), { ...person, consent: false });
  expect((await logIn(google)).data).toEqual({ is_register: true });

  const current = 'current@letters.example';
  const person = await findUserBy(site.db, { email });
  if (!person) throw new Error('The address was not confirmed');
  await requestEmailChange(site.db, person, current as Addressee, site.services);
  await confirm(current);
  const refused = await logIn(google);
  expect(refused).toMatchObject({ status: 422, errors: [{ param: 'consent' }] });
  expect(refused.token).toBeUndefined();
  // The account there that has the new address links itself again.
  expect((await logIn({ ...google, email: current })).data).toEqual({ is_register: true });
});

test('a nonce must be the one that was signed', async () => {
  const id_token = await signed({ nonce: 'n-1' });
  expect((await enter(id_token, { nonce: 'n-2' })).status).toBe(400);
  expect((await enter(id_token, { nonce: 'n-1' })).status).toBe(200);
});

test('logging in creates no account without consent', async () => {
  const person = { email: 'omkar@letters.example', name: 'Omkar Shet', google_uid: 'g-3' };
  const id_token = await signed({ ...person, sub: 'g-3' });
  const refused = await enter(id_token, { ...person, consent: false });
  expect(refused).toMatchObject({ status: 422, errors: [{ param: 'consent' }] });
  const said = { consent: true, dateOfBirth: '1990-01-01', newsletter: true };
  const made = await enter(id_token, { ...person, ...said });
  expect(made).toMatchObject({ token: expect.any(String), data: { is_register: false } });
  const agreed = (await site.db.select().from(consents)).map(({ purpose }) => purpose);
  expect(agreed.filter((purpose) => purpose === 'newsletter')).toHaveLength(1);
  const later = await signed({ ...person, sub: 'g-3' });
  expect((await enter(later, { ...person, consent: false })).data.is_register).toBe(true);
});

test('a token lets somebody in once, also with its signature written differently', async () => {
  const id_token = await signed();
  const [head = '', claimed = '', signature = ''] = id_token.split('.');
  expect((await enter(id_token)).status).toBe(200);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(signature.slice(-1));
  const respelt = signature.slice(0, -1) + letters.charAt(last ^ 1);
  for (const again of [id_token, `${head}.${claimed}.${respelt}`]) {
    const answer = await enter(again);
    expect(answer).toMatchObject({ status: 400, success: false });
    expect(answer.token).toBeUndefined();
  }
});

test('eight first logins at once make one account, and all get in', async () => {
  const person = { email: 'rush@letters.example', name: 'Ila Rane', google_uid: 'g-8' };
  const tokens = await Promise.all(
    Array.from({ length: 8 }, () => signed({ ...person, sub: 'g-8' })),
  );
  const answers = await Promise.all(tokens.map((id_token) => enter(id_token, person)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(answers.filter(({ data }) => !data.is_register)).toHaveLength(1);
  expect(await site.db.$count(users, eq(users.email, person.email))).toBe(1);
});

test('of eight first logins with the same token one gets in, and the others are told to begin anew', async () => {
  const person = { email: 'twin@letters.example', name: 'Ila Rane', google_uid: 'g-9' };
  const id_token = await signed({ ...person, sub: 'g-9' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(id_token, person)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array(7).fill(400),
  ]);
});

test('a child who comes from Google waits for a parent too', async () => {
  const person = { email: 'jui@letters.example', name: 'Jui Patil', google_uid: 'g-4' };
  const id_token = await signed({ ...person, sub: 'g-4' });
  const child = { ...person, consent: true, dateOfBirth: '2015-06-01' };
  expect(await enter(id_token, child)).toMatchObject({
    status: 422,
    errors: [{ param: 'parentContact' }],
  });
  expect(await enter(id_token, { ...child, parentContact: person.email })).toMatchObject({
    status: 422,
    errors: [{ param: 'parentContact' }],
  });
  const asked = await enter(id_token, { ...child, parentContact: 'aai@letters.example' });
  expect(asked).toMatchObject({ status: 200, data: { is_register: false } });
  expect(asked.token).toBeUndefined();
  const logIn = async () =>
    enter(await signed({ ...person, sub: 'g-4' }), { ...person, consent: false });
  expect((await logIn()).status).toBe(422);

  const receipt = receiptOf(site.lastTo('aai@letters.example', 'askParent'));
  const agreed = { receipt, name: 'Sunita Patil', consent: true };
  expect((await site.ask('/user/register/parent', agreed)).status).toBe(200);
  expect(site.lastTo(person.email, 'parentAgreed').logInLink).toMatch(/\/login$/);
  expect(await logIn()).toMatchObject({ status: 200, data: { is_register: true } });
});

test('the way in is offered with the address where it begins', async () => {
  expect((await site.ask('/user/signup/options')).data).toEqual({
    google: { clientId: 'abhiyan', authorizationUrl: `${issuer}/authorize` },
    recaptcha: null,
  });
});

test('while the provider is away the way in is not offered, and asked for again within a minute', async () => {
  const openId = createOpenId({ issuer: 'http://127.0.0.1:9', clientId: 'abhiyan' });
  const options = signInRoutes({ ...site.services, openId }).find(
    ({ endpoint }) => endpoint === findSignInOptions,
  );
  const caller = { language: 'en' } as Caller;
  const { result, expiresAt } = await trackReads(async () => options?.run({}, caller));
  expect(result).toMatchObject({ data: { google: null } });
  expect(expiresAt?.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
});

test('while the keys can not be had, the answer is 503 with a time to come back', async () => {
  const away = createOpenId({ issuer: 'http://127.0.0.1:9', clientId: 'abhiyan' });
  await expect(away.verify(await signed(), undefined)).rejects.toThrow('can not be reached');
});

test('where no client of Google is set up, a token is a wrong credential', async () => {
  const without = await peopleSite();
  const answer = await without.ask('/user/signup/new/google', {
    email: claims.email,
    name: claims.name,
    google_uid: 'g-1',
    id_token: await signed(),
  });
  expect(answer).toMatchObject({ status: 400, success: false });
});
