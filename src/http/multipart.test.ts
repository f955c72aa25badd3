import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { photo } from '#contract/user-fields.ts';
import { bind } from './bind.ts';
import { startSite } from './site-fixture.ts';

const sendCard = bind(
  endpoint({
    name: 'sendCard',
    summary: 'A card with a picture',
    method: 'POST',
    path: '/card',
    access: 'anyone',
    encoding: 'multipart',
    body: z.strictObject({
      name: z.string().min(1),
      note: z.string().optional(),
      profilePhoto: photo,
    }),
    reply: success({ name: z.string(), bytes: z.int().nullable(), type: z.string().nullable() }),
  }),
  async ({ body: { name, profilePhoto } }) => ({
    name,
    bytes: profilePhoto?.size ?? null,
    type: profilePhoto?.type ?? null,
  }),
);
const sendNote = bind(
  endpoint({
    name: 'sendNote',
    summary: 'A note',
    method: 'POST',
    path: '/note',
    access: 'anyone',
    body: z.object({ name: z.string().optional() }),
    reply: done,
  }),
  async () => ({}),
);
const sendOwn = bind(
  endpoint({
    name: 'sendOwn',
    summary: 'Only for who is logged in',
    method: 'POST',
    path: '/own',
    access: 'user',
    encoding: 'multipart',
    body: z.object({}),
    reply: done,
  }),
  async () => ({}),
);
const calls = [sendCard, sendNote, sendOwn];

const MEGABYTE = 1024 * 1024;
const jpeg = (bytes: number) => {
  const picture = Buffer.alloc(bytes);
  picture.set([0xff, 0xd8, 0xff]);
  return new Blob([picture], { type: 'text/html' });
};

type Fields = [name: string, value: string | Blob][];

async function send(fields: Fields, path = '/card') {
  const { url } = await startSite({ calls });
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const response = await fetch(`${url}/api${path}`, { method: 'POST', body });
  return { status: response.status, ...(await response.json()) };
}

/** A body as it is, in a form with the boundary `b`. */
async function sendRaw(body: string, type = 'multipart/form-data; boundary=b') {
  const site = await startSite({ calls });
  const head = `POST /api/card HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}`;
  const length = `content-length: ${Buffer.byteLength(body, 'latin1')}`;
  const answer = await site.raw(`${head}\r\n${length}\r\n\r\n${body}`);
  expect(site.lines.join('')).not.toContain('"level":50');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

const part = (disposition: string, value: string, more = '') =>
  `--b\r\ncontent-disposition: ${disposition}\r\n${more}\r\n${value}\r\n`;
const name = part('form-data; name="name"', 'Ila');
const END = '--b--\r\n';

test('a form arrives with its texts and its picture, whose bytes tell what it is', async () => {
  const answer = await send([
    ['name', 'इला'],
    ['profilePhoto', jpeg(5 * MEGABYTE)],
  ]);
  expect(answer).toEqual({
    status: 200,
    success: true,
    name: 'इला',
    bytes: 5 * MEGABYTE,
    type: 'image/jpeg',
  });
});

test('what is no picture has no type, and an empty file is none', async () => {
  const words = new Blob(['words'], { type: 'image/png' });
  expect(
    await send([
      ['name', 'Ila'],
      ['profilePhoto', words],
    ]),
  ).toMatchObject({ bytes: 5, type: '' });
  expect(
    await send([
      ['name', 'Ila'],
      ['profilePhoto', new Blob([])],
    ]),
  ).toMatchObject({ bytes: null });
});

test('JSON is as good where there is no file, and small as anywhere', async () => {
  const site = await startSite({ calls });
  expect(await (await site.post('/api/card', { name: 'Ila' })).json()).toMatchObject({
    name: 'Ila',
  });
  expect((await site.post('/api/card', { name: 'a'.repeat(17_000) })).status).toBe(413);
});

test('any other call refuses forms', async () => {
  expect(await send([['name', 'Ila']], '/note')).toMatchObject({ status: 415, success: false });
});

test('nobody’s file is read who may not send any', async () => {
  expect((await send([['profilePhoto', jpeg(9 * MEGABYTE)]], '/own')).status).toBe(401);
});

test.each<[string, Fields, number, string]>([
  [
    'a file of over 5 MB',
    [['profilePhoto', jpeg(5 * MEGABYTE + 1)]],
    413,
    'Choose a file of at most 5 MB.',
  ],
  ['a text of over 16 kB', [['note', 'a'.repeat(17_000)]], 413, 'What you sent is too large.'],
  [
    'texts of over 16 kB together',
    [
      ['name', 'a'.repeat(9_000)],
      ['note', 'a'.repeat(9_000)],
    ],
    413,
    'What you sent is too large.',
  ],
  [
    'two files',
    [
      ['profilePhoto', jpeg(9)],
      ['note', jpeg(9)],
    ],
    413,
    'What you sent is too large.',
  ],
  [
    '21 parts',
    Array.from({ length: 21 }, (_, index) => [`field${index}`, 'a']),
    413,
    'What you sent is too large.',
  ],
  ['a name of 101 letters', [['a'.repeat(101), 'a']], 413, 'What you sent is too large.'],
])('%s is too much', async (_, fields, status, message) => {
  expect(await send(fields)).toEqual({ status, success: false, message });
});

test.each<[string, Fields, string, string]>([
  [
    'given twice',
    [
      ['name', 'Ila'],
      ['name', 'Mira'],
    ],
    'name',
    'Give this only once',
  ],
  [
    'given with three files',
    [
      ['name', 'Ila'],
      ['profilePhoto', jpeg(9)],
      ['profilePhoto', jpeg(9)],
      ['profilePhoto', jpeg(9)],
    ],
    'profilePhoto',
    'Give this only once',
  ],
  [
    'unknown',
    [
      ['name', 'Ila'],
      ['role', 'agent'],
    ],
    'role',
    'This field is not known',
  ],
  ['a file and should not be', [['name', jpeg(9)]], 'name', 'This has the wrong form'],
  [
    'a text and should not be',
    [
      ['name', 'Ila'],
      ['profilePhoto', 'a'],
    ],
    'profilePhoto',
    'Choose a picture',
  ],
  ['with NUL in it', [['name', 'a\0b']], 'name', 'Leave out control characters'],
])('a field that is %s is named', async (_, fields, param, msg) => {
  expect(await send(fields)).toMatchObject({ status: 422, errors: [{ param, msg }] });
});

test.each([
  ['without a boundary', name + END, 'multipart/form-data', 400],
  ['with another boundary', name + END, 'multipart/form-data; boundary=c', 400],
  ['that is empty', '', undefined, 422],
  ['that never ends', name, undefined, 400],
  [
    'that ends in a file',
    part('form-data; name="profilePhoto"; filename="a"', 'a').slice(0, -4),
    undefined,
    400,
  ],
  ['that ends in a head', '--b\r\ncontent-disposition: form-da', undefined, 400],
  ['with a part without a name', part('form-data', 'a') + END, undefined, 400],
  ['with a file without a name', part('form-data; filename="a"', 'a') + END, undefined, 400],
  ['with an empty name', name + part('form-data; name=""', 'a') + END, undefined, 422],
  ['with NUL in a name', name + part('form-data; name="a\0b"', 'a') + END, undefined, 422],
  ['with __proto__', name + part('form-data; name="__proto__"', 'a') + END, undefined, 400],
  [
    'with a file __proto__',
    name + part('form-data; name="__proto__"; filename="a"', 'a') + END,
    undefined,
    400,
  ],
  ['with constructor', name + part('form-data; name="constructor"', 'a') + END, undefined, 400],
  [
    'with JSON that is none',
    name + part('form-data; name="note"', '{', 'content-type: application/json\r\n') + END,
    undefined,
    400,
  ],
  [
    'with JSON for a text',
    part('form-data; name="name"', '["a"]', 'content-type: application/json\r\n') + END,
    undefined,
    422,
  ],
  [
    'with letters of no known charset',
    part('form-data; name="name"', 'a', 'content-type: text/plain; charset=klingon\r\n') + END,
    undefined,
    200,
  ],
  [
    'with bytes that are no letters',
    part('form-data; name="name"', '\xff\xfe') + END,
    undefined,
    200,
  ],
  ['with something after its end', name + END + 'more'.repeat(9_000), undefined, 200],
])('a form %s is no fault of ours', async (_, body, type, status) => {
  expect(await sendRaw(body, type)).toBe(status);
});

test('who hangs up in the middle of a form leaves no fault behind', async () => {
  const site = await startSite({ calls });
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  const type = 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 90000';
  const begun = part('form-data; name="profilePhoto"; filename="a"', 'a'.repeat(50_000));
  await promisify(socket.write).call(
    socket,
    `POST /api/card HTTP/1.1\r\nhost: a\r\n${type}\r\n\r\n${begun}`,
  );

  socket.resume().end();
  await once(socket, 'close');

  expect((await site.post('/api/card', { name: 'Ila' })).status).toBe(200);
  expect(site.lines.join('')).not.toContain('"level":50');
});
