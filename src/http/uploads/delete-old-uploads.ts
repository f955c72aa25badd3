import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskStore } from './disk-store.ts';
import { privateKey } from './finish-upload.ts';
import type { Uploads } from './register-uploads.ts';
import { deleteOldUploadRows, openUploads } from './upload-rows.ts';

/**
 * Deletes uploads that began more than a day ago: all their rows, and the parts of those that never
 * arrived. Also deletes parts that belong to no open upload any more.
 */
export async function deleteOldUploads({
  db,
  storage,
  folder,
}: Pick<Uploads, 'db' | 'storage' | 'folder'>): Promise<void> {
  for (const id of await deleteOldUploadRows(db)) await storage.remove(privateKey(id));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const endpoint of await readdir(folder)) {
    const parts = new DiskStore(join(folder, endpoint));
    const found = await parts.ids();
    const open = await openUploads(db);
    for (const id of found.filter((each) => !open.has(each))) await parts.drop(id);
  }
}
