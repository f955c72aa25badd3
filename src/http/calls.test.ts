import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, listOf, success } from '#contract/envelope.ts';
import { filters, paging } from '#contract/list-query.ts';
import { Problem } from '#contract/problems.ts';
import type { RealmName } from '#contract/realms.ts';
import { tagRead } from '#db/cache-tags.ts';
import { bind } from './bind.ts';
import type { Sessions } from './sessions.ts';
import { startSite } from './site-fixture.ts';

const listNotes = endpoint({
  name: 'listNotes',
  summary: 'Notes',
  method: 'GET',
  path: '/notes/get',
  access: 'public',
  query: z.object({ s: filters.s, year: filters.year, ...paging }),
  reply: listOf(z.object({ text: z.string() })),
});

const writeNote = endpoint({
  name: 'writeNote',
  summary: 'Writes a note',
  method: 'POST',
  path: '/notes/create',
  access: 'anyone',
  body: z.object({
    text: z.string().trim().min(1, 'Text is required'),
    place: z.object({ city: z.string().min(2, 'Name the city') }).optional(),
  }),
  status: 201,
  reply: success({ data: z.object({ text: z.string() }) }),
});

const readProfile = endpoint({
  name: 'readProfile',
  summary: 'My profile',
  method: 'GET',
  path: '/profile',
  access: 'user',
  reply: success({ owner: z.string() }),
});

const notes = bind(listNotes, async ({ query, language }) => {
  tagRead('notes');
  const text = `${language} ${query.s ?? 'all'}`;
  return { data: [{ text, secret: 'inner' }], page: query.page ?? 1, size: 12, total: 1 };
});
const write = bind(writeNote, async ({ body }) => ({ data: { text: body.text } }));
const profile = bind(readProfile, async ({ caller }) => ({ owner: caller.session?.ownerId ?? '' }));
const calls = [notes, write, profile];

test('a call answers with its envelope and nothing that it does not promise', async () => {
  const site = await startSite({ calls });

  const response = await site.get('/api/notes/get');

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({
    success: true,
    data: [{ text: 'en all' }],
    page: 1,
    size: 12,
    total: 1,
  });
});

test('people read in the language that they ask for, as far as the site has it', async () => {
  const site = await startSite({ calls, isEnabled: (language) => language !== 'ta' });

  const response = await site.get('/api/notes/get', {
    'accept-language': 'ta, fr;q=0.9, hi-IN;q=0.8',
  });

  expect(response.headers.get('content-language')).toBe('hi');
  expect(response.headers.get('vary')).toBe('accept-language, accept-encoding');
  expect(await response.json()).toMatchObject({ data: [{ text: 'hi all' }] });
});

test.each([
  ['?s=a&s=b', 's'],
  ['?s[]=a', 's'],
  ['?s[x]=a', 's'],
  ['?year=abc', 'year'],
  ['?page=0', 'page'],
  ['?size=101', 'size'],
  ['?s=%00', 's'],
])('a filter that cannot be used, %s, is named', async (query, param) => {
  const site = await startSite({ calls });

  const response = await site.get(`/api/notes/get${query}`);

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ success: false, errors: [{ param }] });
});

test('an unknown query parameter is ignored, whatever it looks like', async () => {
  const site = await startSite({ calls });

  const response = await site.get('/api/notes/get?utm=1&utm=2&x[]=%ff&__proto__[a]=1');

  expect(response.status).toBe(200);
});

test('every field that needs attention is named once, by its dotted path', async () => {
  const site = await startSite({ calls });

  const response = await site.post('/api/notes/create', { text: '  ', place: { city: 'x' } });

  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    success: false,
    message: 'Text is required',
    errors: [
      { param: 'text', msg: 'Text is required' },
      { param: 'place.city', msg: 'Name the city' },
    ],
  });
});

test('an empty body is a body whose fields are all missing', async () => {
  const site = await startSite({ calls });

  const response = await site.post('/api/notes/create', '');

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [{ param: 'text', msg: 'This is required' }],
  });
});

test.each([
  ['no JSON', '{"text":', {}, 400],
  ['a prototype key', '{"text":"a","__proto__":{"b":1}}', {}, 400],
  ['a constructor key', '{"text":"a","constructor":{"prototype":{}}}', {}, 400],
  ['a list', '["a"]', {}, 422],
  ['a NUL byte', '{"text":"a\\u0000b"}', {}, 422],
  [
    'a NUL byte in a field that the call does not know',
    '{"text":"a","more":[{"b":"\\u0000"}]}',
    {},
    422,
  ],
  ['a form', 'text=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['no type that exists', '{}', { 'content-type': 'nonsense' }, 415],
  ['more than 16 kB', JSON.stringify({ text: 'x'.repeat(17_000) }), {}, 413],
  ['2,000 levels', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`, {}, 422],
])('a body with %s is refused in the envelope', async (_, body, headers, status) => {
  const site = await startSite({ calls });

  const response = await site.post('/api/notes/create', body, headers);

  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
});

test('a call that does something answers with its own status, and nobody keeps the answer', async () => {
  const site = await startSite({ calls });

  const response = await site.post('/api/notes/create', { text: ' hello ', unknown: 1 });

  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ success: true, data: { text: 'hello' } });
});

test('people without a session are told to log in', async () => {
  const site = await startSite({ calls });

  const response = await site.get('/api/profile', { 'x-access-token': 'stale' });

  expect(response.status).toBe(401);
  expect(response.statusText).toBe('Unauthorized');
  expect(await response.json()).toEqual({ success: false, message: 'Log in to go on.' });
});

test.each([
  ['x-access-token', 'good'],
  ['authorization', 'Bearer good'],
])('people with a session are let in by %s', async (header, value) => {
  const find = async (realm: RealmName, token: string) =>
    token === 'good' ? { id: '1', realm, ownerId: 'ann' } : undefined;
  const site = await startSite({ calls, sessions: { find } });

  const response = await site.get('/api/profile', { [header]: value });

  expect(await response.json()).toEqual({ success: true, owner: 'ann' });
});

test("an agent's session opens no user call", async () => {
  const find = async () => ({ id: '1', realm: 'agents' as const, ownerId: 'bo' });
  const site = await startSite({ calls, sessions: { find } });

  expect((await site.get('/api/profile', { 'x-access-token': 'good' })).status).toBe(401);
});

test('a public call answers the same bytes with any token, and never looks at it', async () => {
  const find = vi.fn<Sessions['find']>(async () => undefined);
  const site = await startSite({ calls, sessions: { find } });

  const plain = await site.get('/api/notes/get');
  site.cache.drop('everything');
  const withToken = await site.get('/api/notes/get', { 'x-access-token': 'stale' });

  expect(await withToken.text()).toBe(await plain.text());
  expect(withToken.headers.get('etag')).toBe(plain.headers.get('etag'));
  expect(find).not.toHaveBeenCalled();
});

test('a fault of ours is logged under the number that the answer tells, and its text stays inside', async () => {
  const broken = bind(
    endpoint({ name: 'b', summary: '', method: 'POST', path: '/b', access: 'anyone', reply: done }),
    async () => {
      throw new Error('the inner reason');
    },
  );
  const site = await startSite({ calls: [broken] });

  const response = await site.post('/api/b', {});

  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('inner');
  const logged = site.lines.filter((line) => line.includes('the inner reason'));
  expect(logged).toEqual([
    expect.stringContaining(`"reqId":"${response.headers.get('x-fault-number')}"`),
  ]);
});

test('a call that is busy says when to try again', async () => {
  const busy = bind(
    endpoint({ name: 'b', summary: '', method: 'POST', path: '/b', access: 'anyone', reply: done }),
    async () => {
      throw new Problem('busy', { retryAfter: 7 });
    },
  );
  const site = await startSite({ calls: [busy] });

  const response = await site.post('/api/b', {});

  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('7');
});

test('a call that consumes from a bucket which is not in the table cannot be bound', () => {
  const limited = endpoint({ ...writeNote, limit: 'nothing' });

  expect(() => bind(limited, async () => ({ data: { text: '' } }))).toThrow(
    'consumes from nothing',
  );
});
