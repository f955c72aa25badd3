import type { Storage } from '#gateways/storage/port.ts';
import { originalKey } from './addresses.ts';
import { decodePicture } from './picture-bytes.ts';
import { isSeen, readDescription } from './picture-description.ts';
import { hasCopies, removeCopies, storeCopies } from './store-copies.ts';
import { oneOfTwo } from './store-picture.ts';

/**
 * Adds the AVIF copies of a stored picture, made from what it came as. Does nothing where they are
 * there already, or where the picture is gone or no more shown; one that was cut off is begun anew.
 */
export async function addAvifCopies(storage: Storage, key: string): Promise<void> {
  const picture = await readDescription(storage, key);
  if (!picture || !isSeen(picture)) return;
  if (await hasCopies(storage, picture, 'avif')) return;
  await oneOfTwo(async () => {
    const original = await storage.get(originalKey(key));
    if (!original) return;
    const { pixels } = await decodePicture(original);
    await storeCopies(storage, picture, pixels, 'avif');
    // Parts of it may have been hidden meanwhile, or all of it withdrawn.
    const after = await readDescription(storage, key);
    if (after && !isSeen(after)) await removeCopies(storage, picture);
  });
}
