import { z } from 'zod';
import type { Storage } from '#gateways/storage/port.ts';
import { storedPicture } from '../declare/files.ts';
import { descriptionKey } from './addresses.ts';

/** A part of an upright picture, in parts of its width and height. */
export const picturePart = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});

export type PicturePart = z.output<typeof picturePart>;

/** A stored picture; one of which parts are hidden tells these, and the picture that is shown in its place. */
const described = storedPicture.extend({
  hidden: z.array(picturePart).optional(),
  /** Whether another one is shown in its place because that one carries a label. */
  isLabelled: z.boolean().optional(),
  shownAs: z.string().optional(),
  /** Whether nobody may see it any more: nothing makes copies of it again. */
  isWithdrawn: z.boolean().optional(),
});

export type PictureDescription = z.output<typeof described>;

export async function readDescription(
  storage: Pick<Storage, 'get'>,
  key: string,
): Promise<PictureDescription | undefined> {
  const kept = await storage.get(descriptionKey(key));
  return kept && described.parse(JSON.parse(kept.toString()));
}

export async function describePicture(
  storage: Pick<Storage, 'put'>,
  description: PictureDescription,
): Promise<void> {
  const words = Buffer.from(JSON.stringify(description));
  await storage.put(descriptionKey(description.key), words, 'application/json');
}

/** Whether everybody may see a picture as it is: nothing is shown in its place, and it is not withdrawn. */
export const isSeen = ({ shownAs, isWithdrawn }: PictureDescription): boolean =>
  shownAs === undefined && isWithdrawn !== true;

/** The keys of pictures, and of all that are shown in their place. */
export async function withShownKeys(
  storage: Pick<Storage, 'get'>,
  keys: Iterable<string>,
): Promise<string[]> {
  const all = new Set(keys);
  // A set that grows is walked to its new end.
  for (const key of all) all.add(await shownKeyOf(storage, key));
  return [...all];
}

/** The key of the picture that everybody may see in place of one. */
export async function shownKeyOf(storage: Pick<Storage, 'get'>, key: string): Promise<string> {
  return (await readDescription(storage, key))?.shownAs ?? key;
}
