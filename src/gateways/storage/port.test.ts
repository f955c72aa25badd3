import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { diskStorage } from './disk.ts';
import { StorageKeyError } from './port.ts';
import type { Storage } from './port.ts';

const vendors: Record<string, () => Storage> = { disk: () => diskStorage(temporaryFolder()) };

const KEY = `${'ab12'.repeat(16)}.pdf`;
const BYTES = Buffer.from('%PDF-1.7 forty-two octets, or nearly so many');

describe.each(Object.entries(vendors))('storage on %s', (_name, open) => {
  it('gives back the bytes that were put', async () => {
    const storage = open();
    await storage.put(KEY, BYTES, 'application/pdf');
    expect(await storage.get(KEY)).toEqual(BYTES);
    expect(await buffer(storage.stream(KEY))).toEqual(BYTES);
  });

  it('gives a part of a file, both ends included', async () => {
    const storage = open();
    await storage.put(KEY, BYTES, 'application/pdf');
    expect(await buffer(storage.stream(KEY, { start: 1, end: 3 }))).toEqual(Buffer.from('PDF'));
  });

  it('knows which files are there, and how large they are', async () => {
    const storage = open();
    await storage.put(KEY, BYTES, 'application/pdf');
    expect(await storage.has(KEY)).toBe(true);
    expect(await storage.size(KEY)).toBe(BYTES.length);
    expect(await storage.has('ab12.mp3')).toBe(false);
    expect(await storage.size('ab12.mp3')).toBeUndefined();
    expect(await storage.get('ab12.mp3')).toBeUndefined();
  });

  it('fails to stream a file that is not there', async () => {
    await expect(buffer(open().stream(KEY))).rejects.toThrow();
  });

  it('puts the same file again, also at the same time', async () => {
    const storage = open();
    await Promise.all([1, 2, 3].map(() => storage.put(KEY, BYTES, 'application/pdf')));
    expect(await storage.get(KEY)).toEqual(BYTES);
  });

  it('forgets a file, and one that was never there', async () => {
    const storage = open();
    await storage.put(KEY, BYTES, 'application/pdf');
    await storage.remove(KEY);
    await storage.remove(KEY);
    expect(await storage.has(KEY)).toBe(false);
  });

  it.each(['../../etc/passwd', 'ab/cd', 'AB12', 'ab', '.ab12', 'ab12\0', '', 'a'.repeat(129)])(
    'refuses the key %j',
    async (key) => {
      const storage = open();
      await expect(storage.put(key, BYTES, 'application/pdf')).rejects.toThrow(StorageKeyError);
      await expect(storage.get(key)).rejects.toThrow(StorageKeyError);
      await expect(storage.size(key)).rejects.toThrow(StorageKeyError);
      await expect(storage.has(key)).rejects.toThrow(StorageKeyError);
      await expect(storage.remove(key)).rejects.toThrow(StorageKeyError);
      expect(() => storage.stream(key)).toThrow(StorageKeyError);
    },
  );
});

describe('the folder of stored files', () => {
  it('spreads files by the beginning of their keys and leaves nothing half written', async () => {
    const folder = temporaryFolder();
    await diskStorage(folder).put(KEY, BYTES, 'application/pdf');
    expect(readdirSync(join(folder, 'ab', '12'))).toEqual([KEY]);
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  });

  it('clears away what a process that died left behind, and not what another one writes now', async () => {
    const folder = temporaryFolder();
    const incoming = join(folder, 'incoming');
    mkdirSync(incoming);
    writeFileSync(join(incoming, 'left-behind'), 'half');
    utimesSync(join(incoming, 'left-behind'), 0, 0);
    writeFileSync(join(incoming, 'under-way'), 'half');
    await diskStorage(folder).put(KEY, BYTES, 'application/pdf');
    expect(readdirSync(incoming)).toEqual(['under-way']);
  });

  it('leaves nothing when a file cannot be put in its place', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'ab'), 'a file where a folder should be');
    await expect(diskStorage(folder).put(KEY, BYTES, 'application/pdf')).rejects.toThrow();
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  });
});
