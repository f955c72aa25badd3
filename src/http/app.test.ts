import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { bind } from './bind.ts';
import { startSite } from './site-fixture.ts';

const confirm = bind(
  endpoint({
    name: 'confirm',
    summary: 'Confirms',
    method: 'POST',
    path: '/confirm',
    access: 'anyone',
    query: z.object({ receipt: z.string().optional() }),
    body: z.object({ code: z.string().optional() }),
    reply: done,
  }),
  async () => ({}),
);

const whoAmI = bind(
  endpoint({
    name: 'whoAmI',
    summary: 'The address that limits count',
    method: 'POST',
    path: '/address',
    access: 'anyone',
    reply: success({ address: z.string() }),
  }),
  async ({ caller }) => ({ address: caller.address }),
);

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/confirm/',
  '/api//confirm',
  '/api/../api/nothing',
])('nothing at %s is said in the envelope', async (path) => {
  const site = await startSite({ calls: [confirm] });

  const response = await site.get(path);

  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false });
});

test('a known call with another method says which one it takes', async () => {
  const site = await startSite({ calls: [confirm] });

  const response = await site.get('/api/confirm');

  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect(await response.json()).toMatchObject({ success: false });
});

test('a method that no call takes is refused before its body is read', async () => {
  const site = await startSite({ calls: [confirm] });

  const response = await fetch(`${site.url}/api/confirm`, { method: 'PROPFIND', body: '<x/>' });

  expect(response.status).toBe(405);
});

test.each(['/api/%zz', '/api/%', '/api/%c0%ae'])(
  'broken percent-encoding in %s is 400',
  async (path) => {
    const site = await startSite({ calls: [confirm] });

    const answer = await site.raw(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"success":false');
    expect(answer).toContain('x-content-type-options: nosniff');
  },
);

test('broken percent-encoding in a value that a call reads is 400', async () => {
  const site = await startSite({ calls: [confirm] });

  expect((await site.post('/api/confirm?receipt=%zz', {})).status).toBe(400);
});

test.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/confirm HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
    400,
  ],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n', 400],
  ['headers of 20 kB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered and hung up on', async (_, bytes, status) => {
  const site = await startSite({ calls: [confirm] });

  const answer = await site.raw(bytes);

  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('"success":false');
});

test('an unreadable request is answered though its sender goes on', async () => {
  const site = await startSite({ calls: [confirm] });
  const head =
    'POST /api/confirm HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n';
  const body = '\r\nGET /api/nothing HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(50_000);

  const answers = await Promise.all(Array.from({ length: 10 }, () => site.raw(head + body)));

  for (const answer of answers)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"success":false[^}]*}$/);
});

test('raw bytes without an end are refused at once, and hold up nobody beside them', async () => {
  const site = await startSite({ calls: [confirm] });
  const packet = `GET /${'\xe9'.repeat(60_000)}`;
  const flood = Array.from({ length: 40 }, () => site.raw(packet).catch(() => 'hung up'));

  const beside = await site.post('/api/confirm', {});

  expect(beside.status).toBe(200);
  for (const answer of await Promise.all(flood))
    expect(answer).toMatch(/^HTTP\/1\.1 400 |^hung up$/);
});

test('an address in raw UTF-8 is refused, as browsers and the links of the site encode it', async () => {
  const site = await startSite({ calls: [confirm] });

  const answer = await site.raw(
    'POST /api/confirm?receipt=\xe0\xa4\x98 HTTP/1.1\r\nhost: a\r\n\r\n',
  );

  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('the log holds method, path, status and time, and no secret', async () => {
  const site = await startSite({ calls: [confirm] });

  await site.post('/api/confirm?receipt=R3ceipt', { code: 'C0de' }, { 'x-access-token': 'T0ken' });
  await site.get('/reset?receipt=R3ceipt');
  await site.get('/user-photos/Ph0to.webp');

  const log = site.lines.join('');
  expect(log).toMatch(/"method":"POST","path":"\/api\/confirm","status":200,"ms":/);
  expect(log).not.toMatch(/R3ceipt|C0de|T0ken|Ph0to/);
});

test.each([
  ['a stranger', [], '127.0.0.1'],
  ['a proxy that is trusted', ['127.0.0.0/8'], '198.51.100.4'],
])('the word of %s about the address is weighed', async (_, trustedProxies, address) => {
  const site = await startSite({ calls: [whoAmI], trustedProxies });

  const response = await site.post(
    '/api/address',
    {},
    { 'x-forwarded-for': '203.0.113.9, 198.51.100.4' },
  );

  expect(await response.json()).toEqual({ success: true, address });
});

test.each(['/api/nothing', '/nothing', '/api/confirm'])(
  '%s has the security headers',
  async (path) => {
    const site = await startSite({ calls: [confirm], publicUrl: 'https://campaign.example' });

    const { headers } = await site.get(path);

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  },
);

test('a site without HTTPS does not pin it', async () => {
  const site = await startSite({ publicUrl: 'http://campaign.example' });

  expect((await site.get('/')).headers.has('strict-transport-security')).toBe(false);
});

test('a call under way is answered when the site closes, and then the site is closed', async () => {
  const arrived = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<void>();
  const slow = bind(confirm.endpoint, async () => {
    arrived.resolve();
    await allowed.promise;
    return {};
  });
  const site = await startSite({ calls: [slow] });

  const answer = site.post('/api/confirm', {});
  await arrived.promise;
  const closed = site.close();
  allowed.resolve();

  expect((await answer).status).toBe(200);
  await closed;
  await expect(site.get('/')).rejects.toThrow('fetch failed');
});
