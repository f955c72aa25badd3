import { createHash } from 'node:crypto';
import type { Storage } from '#gateways/storage/port.ts';
import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { pictureType } from '#lib/picture-type.ts';
import type { StoredPicture } from '../declare/files.ts';
import { originalKey, widthsOfCopies } from './addresses.ts';
import { blurParts } from './blur-parts.ts';
import { FileRefused } from './file-refused.ts';
import { averageColour, decodePicture } from './picture-bytes.ts';
import { describePicture, readDescription } from './picture-description.ts';
import type { PicturePart } from './picture-description.ts';
import { storeCopy } from './store-copies.ts';

/** The widths of copies in pixels; each is half of the next, so that most halves are there anyway. */
const WIDTHS = [200, 400, 800];
const LARGEST = 1600;
/** How many times as wide the next copy is at least. */
const STEP = 1.5;

/** Decoded pictures are large: two at once in a process. */
export const oneOfTwo = createConcurrencyLimit({ atOnce: 2 });

interface IncomingPicture {
  /** SHA-256 of the bytes. */
  key: string;
  name: string;
  /** As the bytes tell. */
  type: string;
  bytes: Buffer;
  /** Makes its copies whether or not it is described. */
  anew?: boolean | undefined;
  /** Leaves all its copies to whoever asks for one, or to `finishPictures`. */
  copiesLater?: boolean | undefined;
}

/**
 * Keeps a picture as it came, privately, and in all its sizes and half of each, for those who save
 * data; re-encoded as WebP, so that nothing of what it came with is left. The AVIF copies take four
 * times as long and come later (`missing-copies.ts`), as do the others where that is wanted. The
 * description is kept last: where it is, the work is not done again.
 * One of which parts are hidden is stored without them, whoever brings it.
 * Throws `FileRefused`.
 */
export async function storePicture(
  storage: Storage,
  incoming: IncomingPicture,
): Promise<StoredPicture> {
  const { key, name, anew } = incoming;
  const kept = anew ? undefined : await readDescription(storage, key);
  if (!kept) return oneOfTwo(() => makeSizes(storage, incoming));
  const { hidden, isLabelled, shownAs, isWithdrawn, ...described } = kept;
  if (isWithdrawn) throw new FileRefused('was taken down by an order');
  await storeOriginal(storage, incoming);
  if (shownAs && isLabelled) return storeLabelled(storage, incoming, shownAs);
  if (hidden && shownAs) return storeWithout(storage, incoming, { hidden, shownAs });
  return { ...described, name };
}

/** The picture that is shown in place of one of which parts are hidden; made again where it is gone. */
async function storeWithout(
  storage: Storage,
  incoming: IncomingPicture,
  { hidden, shownAs }: { hidden: readonly PicturePart[]; shownAs: string },
): Promise<StoredPicture> {
  const made = await storage.get(originalKey(shownAs));
  const bytes = made ?? (await blurParts(incoming.bytes, hidden));
  const key = createHash('sha256').update(bytes).digest('hex');
  return storePicture(storage, {
    ...incoming,
    key,
    bytes,
    type: pictureType(bytes) ?? incoming.type,
  });
}

/** The picture with a label that is shown in place of one. */
async function storeLabelled(
  storage: Storage,
  { name, type }: IncomingPicture,
  key: string,
): Promise<StoredPicture> {
  const bytes = await storage.get(originalKey(key));
  if (!bytes) throw new FileRefused('carries a label of AI that is lost');
  return storePicture(storage, { key, name, type: pictureType(bytes) ?? type, bytes });
}

async function makeSizes(storage: Storage, incoming: IncomingPicture): Promise<StoredPicture> {
  const { key, name, bytes, copiesLater } = incoming;
  const { width, height, pixels } = await decodePicture(bytes);
  await storeOriginal(storage, incoming);
  const widths = widthsFor(pixels.raw.width);
  for (const each of copiesLater ? [] : widthsOfCopies({ widths }))
    await storeCopy(storage, key, pixels, { width: each, extension: 'webp' });
  const placeholder = await averageColour(pixels);
  const stored = {
    key,
    name,
    width,
    height,
    placeholder,
    widths,
    type: 'image/webp',
    bytes: bytes.length,
  };
  await describePicture(storage, stored);
  return stored;
}

/** Pictures that were stored before originals were kept get theirs when they come again. */
async function storeOriginal(storage: Storage, { key, type, bytes }: IncomingPicture) {
  if (!(await storage.has(originalKey(key)))) await storage.put(originalKey(key), bytes, type);
}

/** The widest is the original's own, up to the largest; none is almost as wide as the one after it. */
function widthsFor(own: number): number[] {
  const widest = Math.min(own, LARGEST);
  return [...WIDTHS.filter((each) => each * STEP <= widest), widest];
}
