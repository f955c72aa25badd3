import { createHash } from 'node:crypto';
import type { Storage } from '#gateways/storage/port.ts';
import { pictureType } from '#lib/picture-type.ts';
import type { StoredPicture } from '../declare/files.ts';
import { originalKey } from './addresses.ts';
import { blurParts } from './blur-parts.ts';
import { describePicture, readDescription } from './picture-description.ts';
import type { PicturePart } from './picture-description.ts';
import { removeCopies } from './store-copies.ts';
import { storePicture } from './store-picture.ts';

interface Hiding {
  /** SHA-256 of the picture as it came. */
  key: string;
  /** Pictures that were made of it before, with other parts hidden. */
  made: readonly string[];
  /** Everything that nobody may see; without any, the picture is shown as it came. */
  parts: readonly PicturePart[];
}

/**
 * Makes the picture that everybody sees in place of one, and deletes every public copy that shows more. What
 * it came as stays, for staff alone, and whoever brings it again gets the same. Every step may be
 * repeated. Returns undefined where the picture is gone or withdrawn.
 */
export async function hideParts(
  storage: Storage,
  { key, made, parts }: Hiding,
): Promise<StoredPicture | undefined> {
  const before = await readDescription(storage, key);
  const bytes = await storage.get(originalKey(key));
  if (!before || !bytes || (await isOneWithdrawn(storage, [key, ...made]))) return undefined;
  const { hidden: _, shownAs: __, ...own } = before;
  const shown =
    parts.length === 0
      ? await showAgain(storage, own, bytes)
      : await storeBlurred(storage, own, bytes, parts);
  for (const each of new Set([key, ...made])) {
    const description = each === shown.key ? undefined : await readDescription(storage, each);
    if (!description) continue;
    await describePicture(storage, { ...description, hidden: [...parts], shownAs: shown.key });
    await removeCopies(storage, description);
  }
  return shown;
}

async function isOneWithdrawn(storage: Storage, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) if ((await readDescription(storage, key))?.isWithdrawn) return true;
  return false;
}

/** A picture that was hidden lost its copies. */
async function showAgain(storage: Storage, own: StoredPicture, bytes: Buffer) {
  const { key, name, type } = own;
  return storePicture(storage, {
    key,
    name,
    type: pictureType(bytes) ?? type,
    bytes,
    anew: true,
  });
}

async function storeBlurred(
  storage: Storage,
  { name, ai }: StoredPicture,
  original: Buffer,
  parts: readonly PicturePart[],
) {
  const bytes = await blurParts(original, parts);
  const key = createHash('sha256').update(bytes).digest('hex');
  const type = pictureType(bytes) ?? 'image/jpeg';
  // One that was made before and hidden since lost its copies too.
  const anew = (await readDescription(storage, key))?.shownAs !== undefined;
  const stored = await storePicture(storage, { key, name, type, bytes, anew });
  return ai ? { ...stored, ai } : stored;
}
