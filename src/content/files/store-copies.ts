import { halfOf } from '#contract/picture-copies.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { StoredPicture } from '../declare/files.ts';
import { descriptionKey, fullSizeName, originalKey, pictureTypes, sizeName } from './addresses.ts';
import type { PictureExtension } from './addresses.ts';
import { encodePicture } from './picture-bytes.ts';
import type { Pixels } from './picture-bytes.ts';

type Sized = Pick<StoredPicture, 'key' | 'widths'>;

/** Keeps a picture in all its widths and half of each, the widest last. */
export async function storeCopies(
  storage: Storage,
  { key, widths }: Sized,
  pixels: Pixels,
  extension: PictureExtension,
): Promise<void> {
  for (const width of widthsOfCopies(widths)) {
    const bytes = await encodePicture(pixels, width, extension);
    await storage.put(sizeName(key, width, extension), bytes, pictureTypes[extension]);
  }
}

/** Whether all copies of a kind are there, which the last one of them tells. */
export async function hasCopies(
  storage: Storage,
  { key, widths }: Sized,
  extension: PictureExtension,
): Promise<boolean> {
  const widest = Math.max(...widths);
  return storage.has(sizeName(key, widest, extension));
}

const widthsOfCopies = (widths: readonly number[]) =>
  [...new Set(widths.flatMap((each) => [halfOf(each), each]))].sort((a, b) => a - b);

/** Deletes every copy of a picture, and what it came as. */
export async function removePicture(storage: Storage, picture: Sized): Promise<void> {
  await storage.remove(descriptionKey(picture.key));
  await removeCopies(storage, picture);
  await storage.remove(originalKey(picture.key));
}

/** Deletes everything of a picture that the public can fetch. */
export async function removeCopies(storage: Storage, { key, widths }: Sized): Promise<void> {
  const extensions = Object.keys(pictureTypes) as PictureExtension[];
  for (const width of widthsOfCopies(widths))
    for (const extension of extensions) await storage.remove(sizeName(key, width, extension));
  await storage.remove(fullSizeName(key));
}
