import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from './port.ts';

/** A file that has grown for this long was left behind by a process that died. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/**
 * Writes files that are there whole or not at all, and stay through a power cut. They grow in
 * `incoming`, which lies on the same disk, and are moved to their place.
 */
export function createAtomicWriter(incoming: string) {
  let prepared: Promise<void> | undefined;
  return async (path: string, content: Content): Promise<void> => {
    await (prepared ??= prepare(incoming));
    const growing = join(incoming, randomUUID());
    try {
      await writeThrough(growing, content);
      await moveTo(path, growing);
    } finally {
      await rm(growing, { force: true });
    }
  };
}

async function writeThrough(path: string, content: Content): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(content);
  await file.sync();
}

/** A new name in a folder lasts only once the folder itself is on the disk. */
async function moveTo(path: string, growing: string): Promise<void> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(growing, path);
  await syncFolder(folder);
  if (made) await syncFolder(dirname(folder));
  if (made && made !== folder) await syncFolder(dirname(made));
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r');
  await folder.sync();
}

async function prepare(incoming: string): Promise<void> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const names = await readdir(incoming);
  await Promise.all(names.map((name) => removeIfAbandoned(join(incoming, name))));
}

/** Another process may be writing here: its files are young, and may vanish while we look. */
async function removeIfAbandoned(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
}
