import { afterAll, expect, test } from 'vitest';
import { startOpenIdProvider } from '#test/open-id-provider.ts';
import { createOpenId } from './open-id.ts';

const REDIRECT = 'https://campaign.example/login';
const { issuer, stop } = await startOpenIdProvider(REDIRECT);
afterAll(stop);

/** Logs somebody in at the provider, as a browser does, and gives the token it sends back. */
async function tokenOf(login: string, client_id = 'abhiyan', nonce = 'n-1'): Promise<string> {
  const cookies = new Map<string, string>();
  const go = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(url, issuer), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response.headers.get('location') ?? '';
  };
  const asked = new URLSearchParams({
    client_id,
    nonce,
    response_type: 'id_token',
    redirect_uri: REDIRECT,
    scope: 'openid email profile',
  });
  let place = await go(`/auth?${asked}`);
  place = await go(await go(place, { prompt: 'login', login, password: 'any' }));
  if (!place.startsWith(REDIRECT)) place = await go(await go(place, { prompt: 'consent' }));
  return new URLSearchParams(new URL(place).hash.slice(1)).get('id_token') ?? '';
}

const openId = createOpenId({ issuer, clientId: 'abhiyan' });

test('a token of a real provider says who somebody is', async () => {
  expect(await openId.verify(await tokenOf('ila'), 'n-1')).toEqual({
    issuer,
    subject: 'ila',
    email: 'ila@letters.example',
    name: 'Ila Rane',
    expiresAt: expect.any(Date),
  });
  expect(await openId.authorizationUrl()).toBe(`${issuer}/auth`);
});

test('a token that it made for another site is refused', async () => {
  await expect(openId.verify(await tokenOf('ila', 'other'), 'n-1')).rejects.toThrow('aud');
});

test('an address that it does not vouch for is refused', async () => {
  await expect(openId.verify(await tokenOf('unproven'), 'n-1')).rejects.toThrow('not verified');
});

test('an answer to another request is refused', async () => {
  await expect(openId.verify(await tokenOf('ila'), 'n-2')).rejects.toThrow('another request');
});

test('a changed token is refused', async () => {
  const [head = '', , signature = ''] = (await tokenOf('ila')).split('.');
  const forged = Buffer.from(JSON.stringify({ sub: 'tara', email_verified: true })).toString(
    'base64url',
  );
  await expect(openId.verify(`${head}.${forged}.${signature}`, 'n-1')).rejects.toThrow('signature');
});

test('keys that were read count on while the provider is away', async () => {
  const token = await tokenOf('ila');
  stop();
  expect(await openId.verify(token, 'n-1')).toMatchObject({ subject: 'ila' });
});
