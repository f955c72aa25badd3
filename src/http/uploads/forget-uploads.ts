import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { privateKey } from './hand-over.ts';
import { PartsOnDisk } from './parts-on-disk.ts';
import type { Uploads } from './register-uploads.ts';
import { forgetOldUploads, openUploads } from './upload-rows.ts';

/**
 * Forgets uploads that began more than a day ago: the rows of all, and of those that never arrived
 * whatever there is of them. Also removes parts that belong to no open upload any more.
 */
export async function forgetUploads({
  db,
  storage,
  folder,
}: Pick<Uploads, 'db' | 'storage' | 'folder'>): Promise<void> {
  for (const id of await forgetOldUploads(db)) await storage.remove(privateKey(id));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const door of await readdir(folder)) {
    const parts = new PartsOnDisk(join(folder, door));
    const found = await parts.ids();
    const open = await openUploads(db);
    for (const id of found.filter((each) => !open.has(each))) await parts.drop(id);
  }
}
