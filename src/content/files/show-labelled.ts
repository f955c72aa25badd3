import { createHash } from 'node:crypto';
import type { AiExtent } from '#contract/ai-media.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { pictureType } from '#lib/picture-type.ts';
import type { StoredPicture } from '../declare/files.ts';
import { originalKey } from './addresses.ts';
import { describePicture, readDescription } from './picture-description.ts';
import { removeCopies } from './store-copies.ts';
import { storePicture } from './store-picture.ts';

interface Labelling {
  /** Of the picture that is shown now. */
  key: string;
  /** Of all pictures in whose place it is shown: what came, and what was cut from it before. */
  family: readonly string[];
  extent: AiExtent;
  /** Puts the label on a picture. */
  draw: (bytes: Buffer) => Promise<Buffer>;
}

/**
 * Makes the picture with the label that everybody sees in place of one, and deletes every public copy without
 * it. Every step may be repeated. Returns undefined where the picture is gone.
 */
export async function showLabelled(
  storage: Storage,
  { key, family, extent, draw }: Labelling,
): Promise<StoredPicture | undefined> {
  const before = await readDescription(storage, key);
  const plain = await storage.get(originalKey(key));
  if (!before || !plain) return undefined;
  const bytes = await draw(plain);
  const incoming = {
    key: createHash('sha256').update(bytes).digest('hex'),
    name: before.name,
    bytes,
    type: pictureType(bytes) ?? before.type,
  };
  const shown = { ...(await storePicture(storage, incoming)), ai: extent };
  await describePicture(storage, shown);
  for (const each of new Set([key, ...family])) {
    const description = await readDescription(storage, each);
    if (!description || each === shown.key) continue;
    await describePicture(storage, { ...description, isLabelled: true, shownAs: shown.key });
    await removeCopies(storage, description);
  }
  return shown;
}
