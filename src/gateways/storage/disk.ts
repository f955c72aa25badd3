import { createReadStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createAtomicWriter } from './atomic-write.ts';
import { storageKey } from './port.ts';
import type { Storage } from './port.ts';

/** Files in a folder of this machine, spread over `ab/cd/` by the beginning of their keys. */
export function diskStorage(folder: string): Storage {
  const write = createAtomicWriter(join(folder, 'incoming'));
  const size = (key: string) => sizeOf(pathOf(folder, key));
  return {
    put: async (key, content) => write(pathOf(folder, key), content),
    get: async (key) => orUndefined(readFile(pathOf(folder, key))),
    stream: (key, range) => createReadStream(pathOf(folder, key), range),
    size: async (key) => size(key),
    has: async (key) => (await size(key)) !== undefined,
    remove: async (key) => rm(pathOf(folder, key), { force: true }),
  };
}

function pathOf(folder: string, key: string): string {
  const name = basename(storageKey(key));
  return join(folder, dirname(key), name.slice(0, 2), name.slice(2, 4), name);
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await orUndefined(stat(path)))?.size;
}

async function orUndefined<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
