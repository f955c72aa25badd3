import type { Storage } from '#gateways/storage/port.ts';
import { originalKey, sizeName, widthsOfCopies } from './addresses.ts';
import { decodePicture } from './picture-bytes.ts';
import type { Pixels } from './picture-bytes.ts';
import { isSeen, readDescription } from './picture-description.ts';
import type { PictureDescription } from './picture-description.ts';
import { hasAllCopies, removeCopies, storeCopy } from './store-copies.ts';
import { oneOfTwo } from './store-picture.ts';

/**
 * Makes the copies that a stored picture lacks, those that every browser knows first. Does nothing where
 * the picture is gone or no more shown; one that was cut off is continued.
 */
export async function addMissingCopies(storage: Storage, key: string): Promise<void> {
  const picture = await readDescription(storage, key);
  if (!picture || !isSeen(picture) || (await hasAllCopies(storage, picture))) return;
  const names = (['webp', 'avif'] as const).flatMap((extension) =>
    widthsOfCopies(picture).map((width) => ({ width, extension })),
  );
  await oneOfTwo(() =>
    fromOriginal(storage, picture, async (pixels) => {
      for (const { width, extension } of names)
        if (!(await storage.has(sizeName(key, width, extension))))
          await storeCopy(storage, key, pixels, { width, extension });
    }),
  );
}

/**
 * Makes the one WebP copy that somebody asks for before its turn. False where the picture has no copy of
 * that name, or nobody may see it.
 */
export async function makeCopy(
  storage: Storage,
  picture: PictureDescription,
  name: string,
): Promise<boolean> {
  const { key } = picture;
  const width = widthsOfCopies(picture).find((each) => sizeName(key, each, 'webp') === name);
  if (width === undefined || !isSeen(picture)) return false;
  return oneOfTwo(async () => {
    // Many ask at once, and all but the first two find it made when it is their turn.
    if (await storage.has(name)) return true;
    return fromOriginal(storage, picture, (pixels) =>
      storeCopy(storage, key, pixels, { width, extension: 'webp' }),
    );
  });
}

/** Makes copies from what a picture came as; false where they may not stay. */
async function fromOriginal(
  storage: Storage,
  picture: PictureDescription,
  make: (pixels: Pixels) => Promise<void>,
): Promise<boolean> {
  const original = await storage.get(originalKey(picture.key));
  if (!original) return false;
  const { pixels } = await decodePicture(original);
  await make(pixels);
  // Parts of it may have been hidden meanwhile, or all of it withdrawn or deleted.
  const after = await readDescription(storage, picture.key);
  if (after && isSeen(after)) return true;
  await removeCopies(storage, picture);
  return false;
}
