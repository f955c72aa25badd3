import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { s3Server } from '#test/s3-server.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { diskStorage } from './disk.ts';
import { StorageKeyError } from './port.ts';
import type { Storage } from './port.ts';
import { s3Storage } from './s3.ts';

/** Each vendor over a place of its own. */
const vendors: Record<string, () => Promise<Storage>> = {
  'on disk': async () => diskStorage(temporaryFolder()),
  'in an S3-compatible store': async () => s3Storage((await s3Server()).settings),
};

const KEY = `${'ab12'.repeat(16)}.pdf`;
const PRIVATE = `private/${'ab12'.repeat(16)}`;
const BYTES = Buffer.from('%PDF-1.7 forty-two octets, or nearly so many');
const MEGABYTE = 1024 * 1024;

test.for(Object.entries(vendors))('storage %s gives back what was put', async ([, open]) => {
  const storage = await open();
  await storage.put(KEY, BYTES, 'application/pdf');
  expect(await storage.get(KEY)).toEqual(BYTES);
  expect(await buffer(storage.stream(KEY))).toEqual(BYTES);
});

test.for(Object.entries(vendors))('storage %s gives a part of a file', async ([, open]) => {
  const storage = await open();
  await storage.put(KEY, BYTES, 'application/pdf');
  expect(await buffer(storage.stream(KEY, { start: 1, end: 3 }))).toEqual(Buffer.from('PDF'));
});

test.for(Object.entries(vendors))('storage %s knows what is there', async ([, open]) => {
  const storage = await open();
  await storage.put(KEY, BYTES, 'application/pdf');
  expect(await storage.has(KEY)).toBe(true);
  expect(await storage.size(KEY)).toBe(BYTES.length);
  expect(await storage.has('ab12.mp3')).toBe(false);
  expect(await storage.size('ab12.mp3')).toBeUndefined();
  expect(await storage.get('ab12.mp3')).toBeUndefined();
});

test.for(Object.entries(vendors))(
  'storage %s fails to stream what is not there',
  async ([, open]) => {
    const storage = await open();
    await expect(buffer(storage.stream(KEY))).rejects.toThrow();
  },
);

test.for(
  Object.entries(vendors).flatMap(([name, open]) =>
    [0, 1, 8 * MEGABYTE - 1, 8 * MEGABYTE, 8 * MEGABYTE + 1, 20 * MEGABYTE].map(
      (length) => [name, length, open] as const,
    ),
  ),
)('storage %s takes a stream of %i octets', async ([, length, open]) => {
  const storage = await open();
  const bytes = randomBytes(length);
  const inPieces = function* () {
    for (let start = 0; start < length; start += 70_000)
      yield bytes.subarray(start, start + 70_000);
  };
  await storage.put(KEY, Readable.from(inPieces()), 'application/pdf');
  expect(await storage.size(KEY)).toBe(length);
  expect(bytes.equals(await buffer(storage.stream(KEY)))).toBe(true);
});

test.for(Object.entries(vendors))(
  'storage %s keeps nothing of a stream that breaks',
  async ([, open]) => {
    const storage = await open();
    const broken = async function* () {
      yield Buffer.alloc(9 * MEGABYTE);
      yield Buffer.alloc(9 * MEGABYTE);
      throw new Error('The sender hung up');
    };
    await expect(storage.put(KEY, broken(), 'application/pdf')).rejects.toThrow('hung up');
    expect(await storage.has(KEY)).toBe(false);
  },
);

test.for(Object.entries(vendors))('storage %s keeps private files apart', async ([, open]) => {
  const storage = await open();
  await storage.put(PRIVATE, BYTES, 'application/pdf');
  expect(await storage.get(PRIVATE)).toEqual(BYTES);
  expect(await storage.has(PRIVATE.replace('private/', ''))).toBe(false);
  await storage.remove(PRIVATE);
  expect(await storage.has(PRIVATE)).toBe(false);
});

test.for(Object.entries(vendors))(
  'storage %s takes the same file at the same time',
  async ([, open]) => {
    const storage = await open();
    await Promise.all([1, 2, 3].map(() => storage.put(KEY, BYTES, 'application/pdf')));
    expect(await storage.get(KEY)).toEqual(BYTES);
  },
);

test.for(Object.entries(vendors))(
  'storage %s forgets a file, and one that was never there',
  async ([, open]) => {
    const storage = await open();
    await storage.put(KEY, BYTES, 'application/pdf');
    await storage.remove(KEY);
    await storage.remove(KEY);
    expect(await storage.has(KEY)).toBe(false);
  },
);

test.for(Object.entries(vendors))('storage %s bears readers who leave', async ([, open]) => {
  const storage = await open();
  await storage.put(KEY, Buffer.alloc(20 * MEGABYTE), 'application/pdf');
  const reading = storage.stream(KEY);
  await once(reading, 'readable');
  reading.destroy();
  await once(reading, 'close');
  expect(await storage.size(KEY)).toBe(20 * MEGABYTE);
});

const wrongKeys = [
  '../../etc/passwd',
  'ab/cd',
  'AB12',
  'ab',
  '.ab12',
  'ab12\0',
  '',
  'a'.repeat(129),
  'private/',
  'private/../ab12',
  'private/private/ab12',
  '/private/ab12',
  'secret/ab12',
];

test.for(
  Object.entries(vendors).flatMap(([name, open]) =>
    wrongKeys.map((key) => [name, key, open] as const),
  ),
)('storage %s refuses the key %j', async ([, key, open]) => {
  const storage = await open();
  await expect(storage.put(key, BYTES, 'application/pdf')).rejects.toThrow(StorageKeyError);
  await expect(storage.get(key)).rejects.toThrow(StorageKeyError);
  await expect(storage.size(key)).rejects.toThrow(StorageKeyError);
  await expect(storage.has(key)).rejects.toThrow(StorageKeyError);
  await expect(storage.remove(key)).rejects.toThrow(StorageKeyError);
  expect(() => storage.stream(key)).toThrow(StorageKeyError);
});
