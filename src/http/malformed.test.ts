import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, listOf } from '#contract/envelope.ts';
import { filters, paging } from '#contract/list-query.ts';
import { photo } from '#contract/user-fields.ts';
import { forms, formType } from '#test/malformed/forms.ts';
import { bind } from './bind.ts';
import { startSite } from './site-fixture.ts';

const list = bind(
  endpoint({
    name: 'list',
    summary: 'A list',
    method: 'GET',
    path: '/list/get',
    access: 'public',
    query: z.object({ ...filters, ...paging }),
    reply: listOf(z.object({})),
  }),
  async () => ({ data: [], page: 1, size: 12, total: 0 }),
);

const create = bind(
  endpoint({
    name: 'create',
    summary: 'Creates',
    method: 'POST',
    path: '/create',
    access: 'anyone',
    body: z.object({ name: z.string().trim().min(1).max(100), email: z.email() }),
    reply: done,
  }),
  async () => ({}),
);

const send = bind(
  endpoint({
    name: 'send',
    summary: 'Sends a form',
    method: 'POST',
    path: '/send',
    access: 'anyone',
    encoding: 'multipart',
    body: z.strictObject({ name: z.string(), profilePhoto: photo }),
    reply: done,
  }),
  async () => ({}),
);

const targets = fc.oneof(
  fc.constantFrom(
    '/api/list/get',
    '/api/create',
    '/api/send',
    '/api',
    '/',
    '/media/../x',
    '*',
    '//a',
    '/%00',
    '/api/%',
  ),
  fc.webPath().map((path) => `/api${path}`),
);
const queries = fc.oneof(
  fc.constantFrom(
    '',
    '?',
    '?page=%',
    '?s[]=1',
    '?s=1&s=2',
    '?__proto__[x]=1',
    '?page=1e9',
    '?s=%00',
  ),
  fc.webQueryParameters().map((text) => `?s=${text}`),
);
const names = fc.constantFrom(
  'content-type',
  'content-length',
  'accept-language',
  'accept-encoding',
  'if-none-match',
  'authorization',
  'x-access-token',
  'x-forwarded-for',
  'range',
  'expect',
  'transfer-encoding',
  'upgrade',
);
const values = fc.oneof(
  fc.constantFrom(
    'application/json',
    'multipart/form-data',
    'text/plain; charset=utf-16',
    '',
    ',;q=',
    '-1',
    'chunked',
    '"',
    '*',
  ),
  fc.stringMatching(/^[ -~]{0,40}$/),
);
const bodies = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom(
    '{"__proto__":{}}',
    '{"name":"\\u0000"}',
    '['.repeat(5_000),
    '{"name":1,"name":[]}',
    'null',
  ),
);
const requests = fc.record({
  method: fc.constantFrom(
    'GET',
    'POST',
    'HEAD',
    'DELETE',
    'OPTIONS',
    'PUT',
    'TRACE',
    'get',
    'BREW',
  ),
  target: targets,
  query: queries,
  headers: fc.array(fc.tuple(names, values), { maxLength: 4 }),
  body: bodies,
});

test('no request, however malformed, is a fault of ours', async () => {
  const site = await startSite({
    calls: [list, create, send],
    trustedProxies: ['127.0.0.1'],
    pages: { render: async () => ({ status: 404, body: 'none' }), queryKeys: () => ['s'] },
  });

  await fc.assert(
    fc.asyncProperty(requests, async ({ method, target, query, headers, body }) => {
      const lines = headers.map(([name, value]) => `${name}: ${value}`);
      const length = `content-length: ${Buffer.byteLength(body)}`;
      const head = [`${method} ${target}${query} HTTP/1.1`, 'host: a', 'connection: close', length];

      // The second request ends whatever the first one left open.
      const answer = await site.raw(
        `${[...head, ...lines].join('\r\n')}\r\n\r\n${body}\r\n\r\n\0\r\n\r\n`,
      );

      expect(answer).toMatch(/^HTTP\/1\.1 [1234]\d\d /);
      expect(answer).not.toMatch(/ {4}at |node_modules/);
    }),
    { numRuns: 200, seed: 7 },
  );
  expect(site.lines.join('')).not.toContain('"level":50');
  expect((await site.get('/api/list/get')).status).toBe(200);
}, 60_000);

test('no form, however malformed, is a fault of ours, and the next one is read', async () => {
  const site = await startSite({ calls: [send] });

  await fc.assert(
    fc.asyncProperty(forms, async (body) => {
      const headers = { 'content-type': formType };
      const response = await fetch(`${site.url}/api/send`, { method: 'POST', headers, body });

      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toMatchObject({ success: response.ok });
    }),
    { numRuns: 300, seed: 7 },
  );
  expect(site.lines.join('')).not.toContain('"level":50');
  const form = new FormData();
  form.append('name', 'Ila');
  expect((await fetch(`${site.url}/api/send`, { method: 'POST', body: form })).status).toBe(200);
}, 60_000);
