import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FindStored } from './media-files.ts';

/** Stored files that lie in a folder of this machine. */
export function diskFiles(folder: string): FindStored {
  return async (path) => {
    const file = join(folder, path);
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    return {
      bytes: stats.size,
      version: `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`,
      read: (range) => createReadStream(file, range),
    };
  };
}
