import type { Storage } from '#gateways/storage/port.ts';
import { storedPicture } from '../declare/files.ts';
import { descriptionKey, originalKey } from './addresses.ts';
import { decodePicture } from './picture-bytes.ts';
import { hasCopies, storeCopies } from './store-copies.ts';
import { oneOfTwo } from './store-picture.ts';

/**
 * Adds the AVIF copies of a stored picture, made from what it came as. Does nothing where they are
 * there already, or where the picture is gone; one that was cut off is begun anew.
 */
export async function addAvifCopies(storage: Storage, key: string): Promise<void> {
  const described = await storage.get(descriptionKey(key));
  if (!described) return;
  const picture = storedPicture.parse(JSON.parse(described.toString()));
  if (await hasCopies(storage, picture, 'avif')) return;
  await oneOfTwo(async () => {
    const original = await storage.get(originalKey(key));
    if (!original) return;
    const { pixels } = await decodePicture(original);
    await storeCopies(storage, picture, pixels, 'avif');
  });
}
