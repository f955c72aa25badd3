import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { diskStorage } from './disk.ts';

const KEY = `${'ab12'.repeat(16)}.pdf`;
const BYTES = Buffer.from('%PDF-1.7');

test('files are spread by the beginning of their keys, and nothing is left half written', async () => {
  const folder = temporaryFolder();
  await diskStorage(folder).put(KEY, BYTES, 'application/pdf');
  expect(readdirSync(join(folder, 'ab', '12'))).toEqual([KEY]);
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
});

test('private files lie in a folder of their own', async () => {
  const folder = temporaryFolder();
  await diskStorage(folder).put(`private/${KEY}`, BYTES, 'application/pdf');
  expect(readdirSync(folder).toSorted()).toEqual(['incoming', 'private']);
});

test('what a process that died left behind is cleared away, and not what another one writes now', async () => {
  const folder = temporaryFolder();
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming);
  writeFileSync(join(incoming, 'left-behind'), 'half');
  utimesSync(join(incoming, 'left-behind'), 0, 0);
  writeFileSync(join(incoming, 'under-way'), 'half');
  await diskStorage(folder).put(KEY, BYTES, 'application/pdf');
  expect(readdirSync(incoming)).toEqual(['under-way']);
});

test('nothing is left when a file cannot be put in its place', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'ab'), 'a file where a folder should be');
  await expect(diskStorage(folder).put(KEY, BYTES, 'application/pdf')).rejects.toThrow();
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
});
