import type { Storage } from '#gateways/storage/port.ts';
import type { StoredFile, StoredPicture } from '../declare/files.ts';
import { fileName } from './addresses.ts';
import { removePicture } from './store-copies.ts';

/** Removes a file from storage; a picture with all its copies. */
export async function removeFile(
  storage: Pick<Storage, 'remove'>,
  file: StoredFile | StoredPicture,
): Promise<void> {
  if ('widths' in file) await removePicture(storage, file);
  else await storage.remove(fileName(file.key, file.type));
}
