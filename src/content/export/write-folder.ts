import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '#gateways/storage/port.ts';
import type { ExportedFile } from './exported-file.ts';

/** The folder holds something already, which an export would be mixed with. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Writes exported files into a new or an empty folder; returns their number. */
export async function writeFolder(
  folder: string,
  files: AsyncIterable<ExportedFile>,
  storage: Pick<Storage, 'stream'>,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new FolderInUse(`${folder} is not empty; name a new folder`);
  let count = 0;
  for await (const { path, content } of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    if ('text' in content) await writeFile(target, content.text);
    else await pipeline(storage.stream(content.key), createWriteStream(target));
    count += 1;
  }
  return count;
}
