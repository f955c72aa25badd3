import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { Upload } from 'tus-js-client';
import { expect, onTestFinished, test } from 'vitest';
import type { RealmName } from '#contract/realms.ts';
import { uploadEndpoint } from '#contract/upload-endpoint.ts';
import { uploads as rows } from '#db/schema/http.ts';
import { diskStorage } from '#gateways/storage/disk.ts';
import { testDatabase } from '#test/database.ts';
import { folderUntilEnd, temporaryFolder } from '#test/temporary-folder.ts';
import { startSite } from '../site-fixture.ts';
import { deleteOldUploads } from './delete-old-uploads.ts';
import type { ArrivedFile } from './finish-upload.ts';
import { bindUpload } from './register-uploads.ts';

const MEGABYTE = 1024 * 1024;
const ILA = 'e5b1a5de-0000-4000-8000-000000000001';
const MIRA = 'e5b1a5de-0000-4000-8000-000000000002';
const owners: Record<string, string> = { ila: ILA, mira: MIRA };
const sessions = {
  find: async (realm: RealmName, token: string) =>
    owners[token] ? { id: token, realm, ownerId: owners[token] } : undefined,
};

const { db } = await testDatabase();
const storage = diskStorage(folderUntilEnd());

const photographs = uploadEndpoint({
  name: 'photographs',
  summary: 'Photographs of an event',
  path: '/uploads/photographs',
  access: 'user',
  types: ['image/jpeg', 'image/png'],
  maxBytes: 20 * MEGABYTE,
  atOnce: 2,
  bytesADay: 40 * MEGABYTE,
});

/** Bytes that begin like a JPEG. */
function picture(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), randomBytes(bytes - 10)]);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** An endpoint on a server of its own; what arrives is kept in `arrived`. */
async function uploadSite({ refuse = false } = {}) {
  await db.delete(rows);
  const folder = temporaryFolder();
  const arrived: ArrivedFile[] = [];
  const bound = bindUpload(photographs, async (tx, file) => {
    await tx.execute(sql`select 1`);
    if (refuse) throw new Error('The database does not want it');
    arrived.push(file);
  });
  const uploads = { endpoints: [bound], db, storage, folder };
  const site = await startSite({ sessions, uploads });
  const endpoint = `${site.url}/api/uploads/photographs`;
  const ask = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    fetch(new URL(path, `${endpoint}/`), {
      method,
      headers: { 'tus-resumable': '1.0.0', 'x-access-token': 'ila', ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
  /** Begins an upload; its address. */
  const begin = async (bytes: number, headers: Record<string, string> = {}) => {
    const answer = await ask('POST', endpoint, { 'upload-length': String(bytes), ...headers });
    return { status: answer.status, answer, address: answer.headers.get('location') ?? '' };
  };
  const send = (address: string, offset: number, body: Buffer, headers = {}) =>
    ask(
      'PATCH',
      address,
      {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
      body,
    );
  return { ...site, uploads, folder: `${folder}/photographs`, arrived, endpoint, ask, begin, send };
}

const untilSent = (endpoint: string, body: Buffer, chunkSize: number) =>
  new Promise<void>((onSuccess, onError) => {
    const how = { endpoint, chunkSize, onError };
    const upload = new Upload(body, {
      ...how,
      onSuccess: () => onSuccess(),
      headers: { 'x-access-token': 'ila' },
      metadata: { filename: 'रैली/चित्र.JPG' },
      retryDelays: null,
    });
    onTestFinished(() => upload.abort());
    upload.start();
  });

test('a file arrives in parts, as it came, once, and nothing else is left of it', async () => {
  const site = await uploadSite();
  const bytes = picture(3 * MEGABYTE + 1);
  await untilSent(site.endpoint, bytes, MEGABYTE);
  const [file] = site.arrived;
  expect(site.arrived).toEqual([
    {
      id: expect.any(String),
      key: `private/${file?.id}`,
      name: 'रैली चित्र.jpg',
      type: 'image/jpeg',
      bytes: bytes.length,
      sha256: sha256(bytes),
      owner: { realm: 'visitors', ownerId: ILA },
    },
  ]);
  expect(bytes.equals((await storage.get(file?.key ?? '')) ?? Buffer.alloc(0))).toBe(true);
  expect(readdirSync(site.folder)).toEqual([]);
});

test('a file may come in the request that begins it', async () => {
  const site = await uploadSite();
  const bytes = picture(1000);
  const headers = { 'upload-length': '1000', 'content-type': 'application/offset+octet-stream' };
  expect((await site.ask('POST', site.endpoint, headers, bytes)).status).toBe(201);
  expect(site.arrived.map((each) => each.sha256)).toEqual([sha256(bytes)]);
});

test('whoever comes back goes on where they stopped, and hears that all has arrived', async () => {
  const site = await uploadSite();
  const bytes = picture(2000);
  const { address } = await site.begin(2000);
  expect((await site.send(address, 0, bytes.subarray(0, 1200))).headers.get('upload-offset')).toBe(
    '1200',
  );
  const head = await site.ask('HEAD', address, {});
  expect(head.headers.get('upload-offset')).toBe('1200');
  expect(head.headers.get('cache-control')).toBe('no-store');
  expect(head.headers.get('x-content-type-options')).toBe('nosniff');
  expect(head.headers.get('access-control-allow-origin')).toBe('http://campaign.example');
  expect((await site.send(address, 0, bytes)).status).toBe(409);
  expect((await site.send(address, 1200, bytes.subarray(1200))).status).toBe(204);
  expect(site.arrived).toHaveLength(1);
  const after = await site.ask('HEAD', address, {});
  expect([after.status, after.headers.get('upload-offset')]).toEqual([200, '2000']);
  expect((await site.send(address, 2000, Buffer.alloc(1))).status).toBe(409);
  expect((await site.ask('DELETE', address, {})).status).toBe(409);
});

test('nobody else sees, continues or deletes an upload, and nobody at all without a session', async () => {
  const site = await uploadSite();
  const { address } = await site.begin(2000);
  for (const [token, status] of [
    ['mira', 404],
    ['made-up', 401],
  ] as const) {
    const headers = { 'x-access-token': token };
    expect((await site.ask('HEAD', address, headers)).status).toBe(status);
    expect((await site.send(address, 0, picture(2000), headers)).status).toBe(status);
    expect((await site.ask('DELETE', address, headers)).status).toBe(status);
  }
  const headers = { 'x-access-token': '' };
  expect((await site.begin(2000, headers)).status).toBe(401);
  expect((await site.ask('HEAD', address, {})).headers.get('upload-offset')).toBe('0');
});

test('whoever gives an upload up may begin another', async () => {
  const site = await uploadSite();
  const [one] = [await site.begin(2000), await site.begin(2000)];
  const third = await site.begin(2000);
  expect([third.status, third.answer.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await site.ask('DELETE', one.address, {})).status).toBe(204);
  expect((await site.ask('HEAD', one.address, {})).status).toBe(404);
  expect((await site.begin(2000)).status).toBe(201);
});

test('of many uploads that one person begins at once, only as many begin as the endpoint allows', async () => {
  const site = await uploadSite();
  const answers = await Promise.all(Array.from({ length: 12 }, () => site.begin(2000)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(2);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await site.begin(2000, { 'x-access-token': 'mira' })).status).toBe(201);
});

test('a day has so many bytes for one person', async () => {
  const site = await uploadSite();
  for (const _ of [1, 2]) {
    const { address } = await site.begin(20 * MEGABYTE);
    await site.send(address, 0, picture(20 * MEGABYTE));
  }
  expect(site.arrived).toHaveLength(2);
  expect((await site.begin(1)).status).toBe(429);
});

test.each<[string, Record<string, string>, number, string]>([
  [
    'too large',
    { 'upload-length': String(20 * MEGABYTE + 1) },
    413,
    'Choose a file of at most 20 MB.',
  ],
  ['of no length', { 'upload-length': '' }, 422, 'This has the wrong form'],
  [
    'of a length that is told later',
    { 'upload-length': '', 'upload-defer-length': '1' },
    422,
    'This has the wrong form',
  ],
  ['of a length that is no number', { 'upload-length': '-1' }, 422, 'This has the wrong form'],
])('an upload that is %s does not begin', async (_, headers, status, message) => {
  const site = await uploadSite();
  const { answer } = await site.begin(2000, headers);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ success: false, message });
  expect(await db.$count(rows)).toBe(0);
});

test('more than was announced is not taken', async () => {
  const site = await uploadSite();
  const { address } = await site.begin(1000);
  expect((await site.send(address, 0, picture(2000))).status).toBe(413);
  expect(site.arrived).toEqual([]);
});

test.each([
  ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(1998)])],
  ['a page', Buffer.from('<!doctype html><script>run()</script>'.padEnd(2000))],
  ['a picture of another kind', Buffer.concat([Buffer.from('GIF89a'), randomBytes(1994)])],
])('%s is refused by its bytes, whatever it is called, and is gone', async (_, bytes) => {
  const site = await uploadSite();
  const metadata = `filename ${Buffer.from('a.jpg').toString('base64')}`;
  const { address } = await site.begin(2000, { 'upload-metadata': metadata });
  const answer = await site.send(address, 0, bytes);
  expect(answer.status).toBe(415);
  expect(await answer.json()).toEqual({
    success: false,
    message: 'This kind of file is not taken here.',
  });
  expect((await site.ask('HEAD', address, {})).status).toBe(404);
  expect([site.arrived, readdirSync(site.folder)]).toEqual([[], []]);
});

test('a large file of a wrong kind is refused with its second part', async () => {
  const site = await uploadSite();
  const { address } = await site.begin(20 * MEGABYTE);
  expect((await site.send(address, 0, Buffer.alloc(5000, 'a'))).status).toBe(204);
  expect((await site.send(address, 5000, Buffer.alloc(5000, 'a'))).status).toBe(415);
  expect((await site.ask('HEAD', address, {})).status).toBe(404);
});

test('a file is received once, though many ask about it as it arrives', async () => {
  const site = await uploadSite();
  const bytes = picture(2000);
  const { address } = await site.begin(2000);
  await site.send(address, 0, bytes.subarray(0, 1999));
  const last = Array.from({ length: 5 }, () => site.send(address, 1999, bytes.subarray(1999)));
  const heads = Array.from({ length: 5 }, () => site.ask('HEAD', address, {}));
  const statuses = (await Promise.all(last)).map(({ status }) => status);
  await Promise.all(heads);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(site.arrived.map((each) => each.sha256)).toEqual([sha256(bytes)]);
});

test('a file that could not be received is received when its sender asks again', async () => {
  const failing = await uploadSite({ refuse: true });
  const bytes = picture(2000);
  const { address } = await failing.begin(2000);
  const refused = await failing.send(address, 0, bytes, { 'accept-language': 'hi' });
  expect(refused.status).toBe(500);
  expect((await refused.json()).message).toContain('हमारी तरफ़ कुछ गड़बड़ हुई');
  expect(failing.lines.join('')).toContain('"level":50');
  const arrived: ArrivedFile[] = [];
  const endpoint = bindUpload(photographs, async (_, file) => void arrived.push(file));
  const site = await startSite({
    sessions,
    uploads: { ...failing.uploads, endpoints: [endpoint] },
  });
  const headers = { 'tus-resumable': '1.0.0', 'x-access-token': 'ila' };
  const head = await fetch(new URL(address, site.url), { method: 'HEAD', headers });
  expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '2000']);
  expect(arrived.map((each) => each.sha256)).toEqual([sha256(bytes)]);
});

test('what is not whole after a day is forgotten, and what is younger goes on', async () => {
  const site = await uploadSite();
  const [old, young] = [await site.begin(2000), await site.begin(2000)];
  const id = old.address.split('/').at(-1) ?? '';
  await site.send(old.address, 0, picture(2000).subarray(0, 1000));
  await db.execute(sql`update uploads set began_at = now() - interval '25 hours' where id = ${id}`);
  await deleteOldUploads(site.uploads);
  expect((await site.ask('HEAD', old.address, {})).status).toBe(404);
  expect((await site.send(young.address, 0, picture(2000))).status).toBe(204);
  expect(readdirSync(site.folder)).toEqual([]);
});

test('addresses of uploads lead nowhere else', async () => {
  const site = await uploadSite();
  for (const id of ['..%2f..%2fsecret', 'a', '%00', `${MIRA}.json`])
    expect((await site.ask('HEAD', `${site.endpoint}/${id}`, {})).status, id).toBe(404);
  expect((await site.get('/api/uploads/photographs')).status).toBe(404);
});
