import type { Storage } from '#gateways/storage/port.ts';
import type { StoredPicture } from '../declare/files.ts';
import {
  descriptionKey,
  fullSizeName,
  originalKey,
  pictureTypes,
  sizeName,
  widthsOfCopies,
} from './addresses.ts';
import type { PictureExtension } from './addresses.ts';
import { encodePicture } from './picture-bytes.ts';
import type { Pixels } from './picture-bytes.ts';

type Sized = Pick<StoredPicture, 'key' | 'widths'>;

interface Copy {
  /** In pixels. */
  width: number;
  extension: PictureExtension;
}

/** Makes one copy of a picture and keeps it. */
export async function storeCopy(
  storage: Pick<Storage, 'put'>,
  key: string,
  pixels: Pixels,
  { width, extension }: Copy,
): Promise<void> {
  const bytes = await encodePicture(pixels, width, extension);
  await storage.put(sizeName(key, width, extension), bytes, pictureTypes[extension]);
}

/** Whether a picture has all its copies, which the last that is made tells. */
export async function hasAllCopies(
  storage: Pick<Storage, 'has'>,
  { key, widths }: Sized,
): Promise<boolean> {
  return storage.has(sizeName(key, Math.max(...widths), 'avif'));
}

/** Deletes every copy of a picture, and what it came as. */
export async function removePicture(
  storage: Pick<Storage, 'remove'>,
  picture: Sized,
): Promise<void> {
  // Without its description, a picture that comes again is stored anew.
  await storage.remove(descriptionKey(picture.key));
  await removeCopies(storage, picture);
  await storage.remove(originalKey(picture.key));
}

/** Deletes everything of a picture that the public can fetch. */
export async function removeCopies(
  storage: Pick<Storage, 'remove'>,
  { key, widths }: Sized,
): Promise<void> {
  const extensions = Object.keys(pictureTypes) as PictureExtension[];
  for (const width of widthsOfCopies({ widths }))
    for (const extension of extensions) await storage.remove(sizeName(key, width, extension));
  await storage.remove(fullSizeName(key));
}
