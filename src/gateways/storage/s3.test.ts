import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { s3Server } from '#test/s3-server.ts';
import type { Fault } from '#test/s3-server.ts';
import { StorageUnavailable } from './port.ts';
import { s3Storage } from './s3.ts';

const KEY = `${'ab12'.repeat(16)}.pdf`;
const BYTES = Buffer.from('%PDF-1.7');
const large = async function* () {
  for (let part = 0; part < 3; part += 1) yield Buffer.alloc(8 * 1024 * 1024, part);
};

/** Meets each kind of request once, and lets it pass the second time. */
function onceEach(meet: (response: Parameters<Fault>[1]) => void): Fault {
  const met = new Set<string>();
  return ({ method, url = '' }, response) => {
    const kind = `${method} ${url.replace(/=[^&]+/g, '')}`;
    if (met.has(kind)) return false;
    met.add(kind);
    meet(response);
    return true;
  };
}

test.each<[string, (response: Parameters<Fault>[1]) => void]>([
  ['is busy', (response) => void response.writeHead(503).end()],
  ['asks to slow down', (response) => void response.writeHead(429).end()],
  ['hangs up', (response) => void response.destroy()],
])('a store that %s for a moment is asked again', async (_, meet) => {
  const storage = s3Storage((await s3Server({ fault: onceEach(meet) })).settings);
  await storage.put(KEY, large(), 'application/pdf');
  expect(await storage.size(KEY)).toBe(24 * 1024 * 1024);
  expect(await buffer(storage.stream(KEY))).toHaveLength(24 * 1024 * 1024);
  await storage.remove(KEY);
  expect(await storage.get(KEY)).toBeUndefined();
});

test('a store that goes on failing is unavailable, and so is one that is not there', async () => {
  const fault: Fault = (_, response) => Boolean(response.writeHead(503).end());
  const { settings, asked } = await s3Server({ fault });
  await expect(s3Storage(settings).put(KEY, BYTES, 'application/pdf')).rejects.toThrow(
    StorageUnavailable,
  );
  expect(asked).toHaveLength(4);
  const nobody = s3Storage({ ...settings, endpoint: 'http://127.0.0.1:9' });
  await expect(nobody.size(KEY)).rejects.toThrow(StorageUnavailable);
});

test('a store that does not answer is not waited for', async () => {
  const { settings, asked } = await s3Server({ fault: () => true });
  const hasty = { timeoutMs: 200, tries: 2 };
  const storage = s3Storage(settings, { reading: hasty, writing: hasty });
  await expect(storage.size(KEY)).rejects.toThrow(StorageUnavailable);
  await expect(storage.put(KEY, BYTES, 'application/pdf')).rejects.toThrow(StorageUnavailable);
  expect(asked.map((each) => each.split(' ')[0])).toEqual(['HEAD', 'HEAD', 'PUT', 'PUT']);
});

test('a wrong secret is refused by the store, and tried once', async () => {
  const { settings, asked } = await s3Server();
  const storage = s3Storage({ ...settings, secretAccessKey: 'guessed' });
  await expect(storage.put(KEY, BYTES, 'application/pdf')).rejects.toThrow('answered 403');
  expect(asked).toHaveLength(1);
});

test('nothing counts as kept in a bucket that is not there', async () => {
  const { settings } = await s3Server();
  const storage = s3Storage({ ...settings, bucket: 'nowhere' });
  await expect(storage.put(KEY, BYTES, 'application/pdf')).rejects.toThrow(StorageUnavailable);
  await expect(storage.put(KEY, large(), 'application/pdf')).rejects.toThrow(StorageUnavailable);
});

test('a store that sends us elsewhere is not followed', async () => {
  const elsewhere = await s3Server();
  const fault: Fault = (_, response) =>
    Boolean(response.writeHead(307, { location: elsewhere.settings.endpoint }).end());
  const storage = s3Storage((await s3Server({ fault })).settings);
  await expect(storage.put(KEY, BYTES, 'application/pdf')).rejects.toThrow('answered 307');
  expect(elsewhere.asked).toEqual([]);
});

test('parts of an upload that fails are thrown away', async () => {
  const fault: Fault = ({ url = '' }, response) =>
    url.includes('partNumber=3') && Boolean(response.writeHead(403).end());
  const { settings, asked } = await s3Server({ fault });
  await expect(s3Storage(settings).put(KEY, large(), 'application/pdf')).rejects.toThrow('403');
  expect(asked.at(-1)).toMatch(/^DELETE .*uploadId=/);
});

test('an upload that the store says it completed, and did not, has failed', async () => {
  const fault: Fault = ({ method, url = '' }, response) =>
    method === 'POST' &&
    url.includes('uploadId=') &&
    Boolean(response.writeHead(200).end('<Error><Code>InternalError</Code></Error>'));
  const { settings } = await s3Server({ fault });
  const storage = s3Storage(settings);
  await expect(storage.put(KEY, large(), 'application/pdf')).rejects.toThrow('did not complete');
  expect(await storage.has(KEY)).toBe(false);
});

test('a file that breaks off in the middle fails for who reads it', async () => {
  const fault: Fault = ({ method }, response) => {
    if (method !== 'GET') return false;
    response.writeHead(200, { 'content-length': 100 }).write('half');
    setImmediate(() => response.destroy());
    return true;
  };
  const { settings } = await s3Server({ fault });
  await expect(buffer(s3Storage(settings).stream(KEY))).rejects.toThrow();
});
