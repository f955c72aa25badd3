import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNodeScript } from '#test/node-script.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { DataFolderBusy, DataFolderUnusable, lockFolder } from './folder-lock.ts';

function holderOf(folder: string) {
  return runNodeScript(`
    import { lockFolder } from '#db/folder-lock.ts';
    lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);
  `);
}

test('A second process is told at once, in one line, which process has the folder', async () => {
  const folder = temporaryFolder();
  const holder = holderOf(folder);
  await holder.nextLine();
  const words = new RegExp(
    `^The data folder ${folder} is in use by process ${holder.process.pid} `,
  );
  expect(() => lockFolder(folder)).toThrow(DataFolderBusy);
  expect(() => lockFolder(folder)).toThrow(words);
});

test('Killing the holder frees the folder', async () => {
  const folder = temporaryFolder();
  const holder = holderOf(folder);
  await holder.nextLine();
  await holder.kill();
  expect(() => lockFolder(folder).release()).not.toThrow();
});

test('A lock file that names a living process holds nobody up', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), `process ${process.pid} on elsewhere\n`);
  expect(() => lockFolder(folder).release()).not.toThrow();
});

test('The holder can give the folder back, and only one can have it within a process', () => {
  const folder = temporaryFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(DataFolderBusy);
  lock.release();
  lockFolder(folder).release();
});

test('A missing folder is made, and the lock says who has it', () => {
  const folder = join(temporaryFolder(), 'deep', 'data');
  const lock = lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toContain(`process ${process.pid} on `);
  lock.release();
});

test('A path that cannot be a folder is one line that names DATA_DIR', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => lockFolder(file)).toThrow(DataFolderUnusable);
  expect(() => lockFolder(join(file, 'data'))).toThrow(/^The data folder .+ set DATA_DIR to .+$/);
});

test('A folder in the place of the lock file is one line too', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'lock'));
  expect(() => lockFolder(folder)).toThrow(DataFolderUnusable);
});
