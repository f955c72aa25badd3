import type { Storage } from '#gateways/storage/port.ts';
import { describePicture, readDescription } from './picture-description.ts';
import { removeCopies } from './store-copies.ts';

/**
 * Deletes everything of a picture that the public can fetch, for good; what it came as stays. It is marked first,
 * so that whoever makes copies of it meanwhile deletes them again.
 */
export async function withdrawPicture(storage: Storage, key: string): Promise<void> {
  const description = await readDescription(storage, key);
  if (!description) return;
  await describePicture(storage, { ...description, isWithdrawn: true });
  await removeCopies(storage, description);
}
