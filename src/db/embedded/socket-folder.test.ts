import { rmdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { prepareSocketFolder, socketFolder } from './socket-folder.ts';

test('A data folder keeps its socket folder, and another one has another', () => {
  expect(socketFolder('/srv/a', '/tmp')).toBe(socketFolder('/srv/a', '/tmp'));
  expect(socketFolder('/srv/a', '/tmp')).not.toBe(socketFolder('/srv/b', '/tmp'));
});

test('The path stays short below a temporary folder with a long name', () => {
  const path = socketFolder('/srv/a', `/${'temporary/'.repeat(9)}`);
  expect(path).toMatch(/^\/tmp\/abhiyan-[0-9a-f]{16}$/);
});

test.runIf(process.getuid?.() === 0)('A folder of somebody else is refused', () => {
  const dataFolder = temporaryFolder();
  const stranger = { uid: 12345, gid: 12345 };
  const made = prepareSocketFolder(dataFolder, stranger);
  onTestFinished(() => rmdirSync(made));
  expect(() => prepareSocketFolder(dataFolder, null)).toThrow(/belongs to another user/);
});
