import { describe, expect, it } from 'vitest';
import { testSite } from '#test/site.ts';
import { callsOf } from './calls-of.ts';
import { collectionOf } from './collection-of.ts';

const site = await testSite({
  content: [
    [
      collectionOf('faqs'),
      {
        slug: 'one',
        en: {
          title: 'Who owns it?',
          body: `<p>${'We do. '.repeat(99)}</p>`,
          words: { topic: 'A' },
        },
      },
    ],
  ],
});
const calls = callsOf(site.db).map(({ endpoint }) => endpoint);
const publicPaths = calls
  .filter(({ access }) => access === 'public')
  .map(({ path }) => `/api${path}`);
const FAQ = '/api/frequently-que/get';

describe('public answers', () => {
  it.each(publicPaths)('%s is the same with and without a token', async (path) => {
    const answerTo = async (headers: Record<string, string>) => {
      const response = await site.get(path, headers);
      const { date: _, ...sent } = Object.fromEntries(response.headers);
      return { status: response.status, sent, body: await response.text() };
    };
    const plain = await answerTo({});
    expect(plain.status).toBeLessThan(500);
    expect(await answerTo({ 'x-access-token': 'stale' })).toEqual(plain);
    expect(await answerTo({ authorization: 'Bearer stale', cookie: 'a=b' })).toEqual(plain);
  });

  it('come with a tag, and 304 to who has them already', async () => {
    const first = await site.get(FAQ);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=30/);
    expect(first.headers.get('vary')).toBe('accept-language, accept-encoding');
    const again = await site.get(FAQ, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await site.get(FAQ, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('have another tag in another language and another encoding', async () => {
    const tagFor = async (headers: Record<string, string>) =>
      (await site.get(FAQ, { 'accept-encoding': 'identity', ...headers })).headers.get('etag');
    const tags = [
      await tagFor({}),
      await tagFor({ 'accept-encoding': 'br' }),
      await tagFor({ 'accept-encoding': 'gzip' }),
    ];
    expect(new Set(tags).size).toBe(3);
  });

  it('answer HEAD with the headers alone', async () => {
    const [whole, head] = await Promise.all([
      site.get(FAQ),
      fetch(site.url + FAQ, { method: 'HEAD' }),
    ]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['etag', 'content-type', 'content-length', 'content-language']) {
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    }
  });
});

describe('failures (spec: error:passed-on, wire:encoding)', () => {
  const join = '/api/user/join/create';
  const json = { 'content-type': 'application/json' };
  const post = (body: string, headers: Record<string, string> = json) =>
    fetch(site.url + join, { method: 'POST', body, headers });

  it.each([
    ['JSON that is cut off', () => post('{"name":'), 400],
    ['JSON with __proto__', () => post('{"__proto__":{"name":"a"}}'), 400],
    ['an address that is broken', () => site.get('/api/%'), 400],
    ['a broken filter', () => site.get('/api/user/newsupdates/get?s=%'), 400],
    ['an unknown call', () => site.get('/api/nothing/get'), 404],
    ['the bare prefix', () => site.get('/api'), 404],
    ['the wrong method', () => site.get(join), 405],
    ['the wrong method for a list', () => site.post(FAQ, {}), 405],
    [
      'a body of 16 kB and one',
      () => site.post('/api/user/newsletter/subscribe', { email: 'a'.repeat(16 * 1024) }),
      413,
    ],
    [
      'a form where JSON is due',
      () => post('name=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
    ],
    ['plain text', () => post('{}', { 'content-type': 'text/plain' }), 415],
    ['fields that are wrong', () => post('{}'), 422],
  ])('%s', async (_, send, status) => {
    const response = await send();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await response.json();
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(/^[A-Z].*\.?$/) });
    expect(Object.keys(body).toSorted()).toEqual(
      status === 422 ? ['errors', 'message', 'success'] : ['message', 'success'],
    );
  });

  it('of the method name those that would do', async () => {
    expect((await site.get(join)).headers.get('allow')).toBe('POST');
    expect((await site.post(FAQ, {})).headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('the OpenAPI document', () => {
  it('lists every call under a name of its own', async () => {
    const document = await (await site.get('/api/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1\./);
    const listed = Object.entries<Record<string, object>>(document.paths).flatMap(
      ([path, operations]) =>
        Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const upload = '/agent/uploads/media';
    const ofUploads = [
      `POST ${upload}`,
      ...['HEAD', 'PATCH', 'DELETE'].map((method) => `${method} ${upload}/{id}`),
    ];
    expect(listed.toSorted()).toEqual(
      [...calls.map(({ method, path }) => `${method} ${path}`), ...ofUploads].toSorted(),
    );
    expect(document.paths[upload].post['x-permission']).toBe('media:write');
    const operations = Object.values<Record<string, Operation>>(document.paths).flatMap(
      Object.values,
    );
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.join('')).toMatch(/^[A-Za-z-]+$/);
  });

  it('says of each call what it takes and what it answers', async () => {
    const document = await (await site.get('/api/openapi.json')).json();
    const operations = Object.values<Record<string, Operation>>(document.paths).flatMap(
      Object.values,
    );
    const answering = operations.filter((operation) => !('x-protocol' in operation));
    for (const { responses, parameters = [] } of answering) {
      expect(Object.keys(responses).every((status) => /^[2-5]\d\d$/.test(status))).toBe(true);
      const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '';
      const [answer] = Object.values<Answer>(responses[success]?.content ?? {});
      const { format, properties } = answer?.schema ?? {};
      expect(format === 'binary' || properties !== undefined).toBe(true);
      for (const parameter of parameters) {
        expect(parameter).toMatchObject({
          in: 'query',
          name: expect.any(String),
          schema: expect.any(Object),
        });
      }
    }
    const { requestBody } = document.paths['/user/join/create'].post;
    expect(requestBody.content['application/json'].schema.properties).toHaveProperty('email');
  });
});

interface Answer {
  schema: { format?: string; properties?: object };
}

interface Operation {
  operationId: string;
  parameters?: object[];
  responses: Record<string, { content: Record<string, Answer> }>;
}

it('no answer of this file was a fault of ours', () => {
  expect(site.faults).toEqual([]);
});
