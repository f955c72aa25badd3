import { once } from 'node:events';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import type { RealmName } from '#contract/realms.ts';
import { bind } from './bind.ts';
import { createFormReader } from './multipart.ts';
import { openApiDocument } from './openapi.ts';
import { startSite } from './site-fixture.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const file = z.instanceof(Blob).optional();

const saveDraft = bind(
  endpoint({
    name: 'saveDraft',
    summary: 'A long text',
    method: 'POST',
    path: '/draft',
    access: 'user',
    limits: { body: 64 * KILOBYTE },
    body: z.object({ text: z.string() }),
    reply: success({ length: z.int() }),
  }),
  async ({ body: { text } }) => ({ length: text.length }),
);
const sendAlbum = bind(
  endpoint({
    name: 'sendAlbum',
    summary: 'A few pictures',
    method: 'POST',
    path: '/album',
    access: 'anyone',
    encoding: 'multipart',
    limits: { body: 32 * KILOBYTE, files: 3, fileBytes: 6 * MEGABYTE, seconds: 60 },
    body: z.object({ text: z.string().optional(), a: file, b: file, c: file, d: file }),
    reply: success({ bytes: z.int() }),
  }),
  async ({ body: { a, b, c } }) => ({
    bytes: [a, b, c].reduce((sum, each) => sum + (each?.size ?? 0), 0),
  }),
);
const sendWord = bind(
  endpoint({
    name: 'sendWord',
    summary: 'A word, at once',
    method: 'POST',
    path: '/word',
    access: 'anyone',
    limits: { seconds: 1 },
    body: z.object({ word: z.string() }),
    reply: success({ word: z.string() }),
  }),
  async ({ body }) => body,
);
const calls = [saveDraft, sendAlbum, sendWord];
const sessions = {
  find: async (realm: RealmName, token: string) =>
    token === 'ila' ? { id: '1', realm, ownerId: '2' } : undefined,
};

const blob = (bytes: number) => new Blob([Buffer.alloc(bytes)]);

async function album(fields: Record<string, string | Blob>, language = 'en') {
  const { url } = await startSite({ calls });
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { 'accept-language': language };
  const response = await fetch(`${url}/api/album`, { method: 'POST', body, headers });
  return { status: response.status, ...(await response.json()) };
}

test('a call takes as much text as it declares, and names that limit to who sends more', async () => {
  const site = await startSite({ calls, sessions });
  const save = (length: number) =>
    site.post('/api/draft', { text: 'a'.repeat(length) }, { 'x-access-token': 'ila' });

  expect(await (await save(60 * KILOBYTE)).json()).toEqual({ success: true, length: 61_440 });
  const refused = await save(64 * KILOBYTE);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({ success: false, message: 'Send at most 64 kB.' });
});

test('a long text is not read from somebody who may not send it', async () => {
  const site = await startSite({ calls, sessions });
  const head = 'POST /api/draft HTTP/1.1\r\nhost: a\r\nconnection: close\r\n';
  const length = 'content-type: application/json\r\ncontent-length: 60000\r\n\r\n{"text":"';
  // The rest of the text never comes, so an answer shows that nobody waits for it.
  expect(await site.raw(head + length)).toMatch(/^HTTP\/1\.1 401 /);
});

test('a form takes as many and as large files as its call declares', async () => {
  const [a, b, c] = [blob(6 * MEGABYTE), blob(5 * MEGABYTE), blob(1)];
  expect(await album({ a, b, c, text: 'a'.repeat(30 * KILOBYTE) })).toEqual({
    status: 200,
    success: true,
    bytes: 11 * MEGABYTE + 1,
  });
});

test.each<[string, Record<string, string | Blob>, string]>([
  ['a file', { a: blob(6 * MEGABYTE + 1) }, 'Choose a file of at most 6 MB.'],
  [
    'one file too many',
    { a: blob(1), b: blob(1), c: blob(1), d: blob(1) },
    'Send at most 3 files.',
  ],
  ['a text', { text: 'a'.repeat(33 * KILOBYTE) }, 'Send at most 32 kB.'],
  ['all files', { a: blob(10 * MEGABYTE), b: blob(10 * MEGABYTE) }, 'Send at most 18 MB.'],
])('%s beyond what a call declares is refused with that limit', async (_, fields, message) => {
  expect(await album(fields)).toEqual({ status: 413, success: false, message });
});

test('a limit is named in the language of the sender', async () => {
  const { message } = await album({ a: blob(6 * MEGABYTE + 1) }, 'hi');
  expect(message).toContain('ज़्यादा से ज़्यादा 6 MB की फ़ाइल चुनिए');
});

test('a form that says it is too large is refused before it comes', async () => {
  const site = await startSite({ calls });
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  const type = 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 90000000';
  await promisify(socket.write).call(
    socket,
    `POST /api/album HTTP/1.1\r\nhost: a\r\n${type}\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
});

test('a call waits for what it is sent as long as it declares, whatever other calls allow', async () => {
  const site = await startSite({ calls });
  const head = 'POST /api/word HTTP/1.1\r\nhost: a\r\nconnection: close\r\n';
  const body = 'content-type: application/json\r\ncontent-length: 16\r\n\r\n{"word":';
  expect(await site.raw(head + body)).toMatch(/^HTTP\/1\.1 408 /);
  expect(await (await site.post('/api/word', { word: 'jetty' })).json()).toMatchObject({
    word: 'jetty',
  });
});

test('limits that memory could not hold are refused when the site starts', () => {
  const limits = { body: 1, files: 9, fileBytes: 9 * MEGABYTE, seconds: 20 };
  expect(() => createFormReader(limits)).toThrow('too high');
});

test('the limits of a call are in its description', async () => {
  const { paths } = openApiDocument([saveDraft.endpoint], { title: 'A site' });
  expect(paths['/draft']?.['post']?.['x-limits']).toEqual({
    body: 65_536,
    files: 1,
    fileBytes: 5_242_880,
    seconds: 20,
  });
});

test.each(['/api/draft', '/api/portrait'])(
  'a body that was still on its way to %s when the session ended is not taken',
  async (path) => {
    let isOn = true;
    const asked = Promise.withResolvers<void>();
    const find = async (realm: RealmName) => {
      asked.resolve();
      return isOn ? { id: '1', realm, ownerId: '2' } : undefined;
    };
    const taken: string[] = [];
    const portrait = bind(
      endpoint({
        ...saveDraft.endpoint,
        name: 'portrait',
        path: '/portrait',
        encoding: 'multipart',
        body: z.object({ text: z.string() }),
        reply: success({ length: z.int() }),
      }),
      async ({ body: { text } }) => {
        taken.push(text);
        return { length: text.length };
      },
    );
    const site = await startSite({ calls: [saveDraft, portrait], sessions: { find } });
    const isForm = path.endsWith('portrait');
    const [type, body] = isForm
      ? [
          'multipart/form-data; boundary=b',
          '--b\r\ncontent-disposition: form-data; name="text"\r\n\r\nlate\r\n--b--\r\n',
        ]
      : ['application/json', '{"text":"late"}'];
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx-access-token: ila\r\n` +
        `content-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 8)}`,
    );
    await asked.promise;
    isOn = false;
    socket.write(body.slice(8));
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 401 /);
    expect(taken).toEqual([]);
  },
);

test('a client that goes on sending a refused body gets the answer, and may ask again', async () => {
  const { url } = await startSite({ calls });
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  const head = (length: number) =>
    `POST /api/word HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
  socket.write(`${head(MEGABYTE)}{"text":"`);
  const [refused] = await once(socket, 'data');
  expect(refused).toMatch(/^HTTP\/1\.1 413 /);
  expect(refused.toLowerCase()).not.toContain('connection: close');

  socket.write('a'.repeat(MEGABYTE - 9));
  socket.write(`${head(2)}{}`);
  const [next] = await once(socket, 'data');

  expect(next).toMatch(/^HTTP\/1\.1 (?!413)\d/);
  socket.destroy();
});
