import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { encryptKey } from '#features/agents/server/factors/authenticator.ts';
import { ownLink, isKeyOf } from '#features/events/server/own-link.ts';
import { createOptions } from '#features/quiz/server/options.ts';
import { createPreviewSigner } from '#http/previews.ts';
import { createFileSigner } from '#http/signed-files.ts';
import { decrypt } from '#lib/cipher.ts';
import { deriveKey, keyedHash } from '#lib/derived-keys.ts';
import { isSameSecret } from '#lib/same-secret.ts';
import { addressHash } from '#people/mail-address.ts';
import { findReturned, returnPathFor } from '#people/return-path.ts';

// A site of an earlier release made these with this secret: each link, token and ciphertext stays good.
const secret = 'a secret of this test';
const at = Date.UTC(2026, 0, 26, 6);
const session = { id: 's1' };

test('addresses that were signed stay the same, and open', () => {
  const files = createFileSigner(secret, () => at);
  const file = { key: 'private/one', name: 'one.jpg', type: 'image/jpeg' };
  const address =
    '/signed-files?file=WyJwcml2YXRlL29uZSIsIm9uZS5qcGciLCJpbWFnZS9qcGVnIiwiczEiLDE3Njk0MDcyMDAwMDAsMTc2OTQwNzUwMDAwMF0.QCFy2ZdroI-cP356lvUaHirF0F9E8iBRj9OU72EPZPM';
  expect(files.sign(file, session)).toBe(address);
  const signed = address.slice('/signed-files?file='.length);
  expect(files.open(signed)).toMatchObject(file);
  for (const forged of ['', signed.slice(0, -2), `${signed}AAAA`, `${signed.slice(0, -1)}A`])
    expect(files.open(forged)).toBeUndefined();

  const previews = createPreviewSigner(secret, () => at);
  const previewed = { collection: 'news', id: 'n1', theme: null };
  const token =
    'WyJuZXdzIiwibjEiLG51bGwsInMxIiwxNzY5NDA4MTAwMDAwXQ.3-TrhKsmfvy7A_pT9wcFoYBeqO_68ZYU6kJUbnfFwEE';
  expect(previews.sign(previewed, session).token).toBe(token);
  expect(previews.open(token)).toMatchObject(previewed);
  expect(previews.open(token.slice(0, -2))).toBeUndefined();
});

test('the quiz names and orders its options as before', () => {
  const options = createOptions(secret);
  const place = { day: '2026-01-26', questionId: 'q1', option: 2 };
  expect(options.idOf(place)).toBe('dseGLyMXSCyUxCbv-oAeja');
  expect(options.orderFor('p1', place, 4)).toEqual([0, 3, 1, 2]);
  const begun = '2026-01-26.1769407200000.AHYZDMcpBSWQUiuuog5GuR';
  expect(options.signBegun(place.day, new Date(at))).toBe(begun);
  expect(options.readBegun(place.day, begun)).toEqual(new Date(at));
  expect(options.readBegun(place.day, `${begun}A`)).toBeUndefined();
});

test('the page of a reply keeps its address, and a mail that came back is known', () => {
  const reply = {
    id: '6f1c1f0e-93f7-4d1a-9f66-0a8f5f1e2d3c',
    email: 'ila@letters.example',
    phoneNumber: null,
  };
  const publicUrl = 'https://campaign.example';
  const key = 'l4KcBNJC4I96QEak9Ja4RA';
  expect(ownLink({ secret, publicUrl }, reply, 'en')).toBe(
    `${publicUrl}/event-reply/${reply.id}?key=${key}`,
  );
  expect(isKeyOf(secret, reply, key)).toBe(true);
  expect(isKeyOf(secret, reply, key.slice(0, -2))).toBe(false);
  expect(isKeyOf(secret, { ...reply, email: 'else@letters.example' }, key)).toBe(false);

  const path = 'bounces+nfwoorvnup6rezck4hnwcipdqqa4d66ijbhrhacnyqcag@campaign.example';
  const sender = { address: 'bounces@campaign.example', secret };
  expect(returnPathFor(sender, reply.email, new Date(at))).toBe(path);
  expect(findReturned(secret, path, new Date(at))?.mailedAt).toEqual(new Date(at));
  expect(addressHash(secret, reply.email).toString('hex')).toBe(
    '8588e35e315dd8b91ba06513586db0b0d3ee6bade7785799b3beb6fe3ac86e46',
  );
});

test('what was encrypted stays readable', () => {
  const sealed = '36FUIKa1MEcA67KAX0km21jeS6kHKMizt5vaMVXlgPhCMRiyd3hhe3772G44';
  const text = decrypt(Buffer.from(sealed, 'base64'), deriveKey(secret, 'keys of faces'));
  expect(text.toString()).toBe('kept since before');

  const ofAuthenticators = deriveKey(secret, 'keys of authenticators');
  const held = 'MfG2AS1u5WTRGWrzDuyO7k3iDTyLCSlFBlKj0PHjP6sTnyMrbBAhPrkyvKheoLd0';
  const key = Secret.fromHex('00112233445566778899aabbccddeeff00112233');
  expect(decrypt(Buffer.from(held, 'base64'), ofAuthenticators)).toEqual(Buffer.from(key.bytes));
  expect(decrypt(encryptKey(key, secret), ofAuthenticators)).toEqual(Buffer.from(key.bytes));
});

test.each([
  [
    'quiz networks',
    '203.0.113.7',
    'b7b4ec752e42f75f2a7f14113d6c7eb66566f1bc67cd092cb20527086740831f',
  ],
  [
    'quiz numbers',
    '+919876543210',
    'dde9ac6c46d77d0b8268154d21ae4b5d4f466e3beafa1bf711dda15af2100fb5',
  ],
  [
    'one-time codes',
    '+919876543210:123456',
    '2d0e59a9b4d3ff4f769767296bdbc67b53c3b62ea2211ad4211f75a7cd623f53',
  ],
] as const)('a stored hash of %s is found again', (purpose, words, stored) => {
  expect(keyedHash(deriveKey(secret, purpose), words).toString('hex')).toBe(stored);
});

test('a secret is the same as itself alone, in letters or in bytes', () => {
  expect(isSameSecret('one secret', Buffer.from('one secret'))).toBe(true);
  for (const given of ['', 'one secreT', 'one secret ', 'one']) {
    expect(isSameSecret(given, 'one secret')).toBe(false);
    expect(isSameSecret('one secret', given)).toBe(false);
  }
});
