import { halfOf } from '#contract/picture-copies.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { StoredFile, StoredPicture } from '../declare/files.ts';
import {
  descriptionKey,
  fileName,
  fullSizeName,
  originalKey,
  pictureTypes,
  sizeName,
} from './addresses.ts';
import type { PictureExtension } from './addresses.ts';

/** Removes a file from storage; a picture with all its copies. */
export async function removeFile(
  storage: Pick<Storage, 'remove'>,
  file: StoredFile | StoredPicture,
): Promise<void> {
  if (!('widths' in file)) return storage.remove(fileName(file.key, file.type));
  // The description first: without it, a picture that comes again is stored anew.
  const names = [descriptionKey(file.key), originalKey(file.key), fullSizeName(file.key)];
  const widths = new Set(file.widths.flatMap((width) => [halfOf(width), width]));
  const extensions = Object.keys(pictureTypes) as PictureExtension[];
  for (const width of widths)
    for (const extension of extensions) names.push(sizeName(file.key, width, extension));
  for (const name of names) await storage.remove(name);
}
