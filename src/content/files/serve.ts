import type { Readable } from 'node:stream';
import type { ByteRange, Storage } from '#gateways/storage/port.ts';
import { standInFor, typeOfName } from './addresses.ts';
import { makeCopy } from './missing-copies.ts';
import { readDescription } from './picture-description.ts';

/** SHA-256 in hex. */
const KEY_LENGTH = 64;

/** A file that the site may give to everybody. It never changes, so its name is also its ETag. */
export interface Media {
  /** Its own, or that of the copy that stands in for it until it is made. */
  name: string;
  type: string;
  /** In octets. */
  size: number;
  /** The whole file, or a part; call it only when it will be read to its end or destroyed. */
  stream(range?: ByteRange): Readable;
}

/**
 * The stored file behind `/media/NAME`. Only names that this site writes into its pages are looked
 * for: nothing else that lies in storage can be reached from here. An AVIF copy that is still to be
 * made is answered by the WebP as wide, which is made at once, and one that shows a hidden part by the
 * one that does not.
 */
export async function openMedia(storage: Storage, name: string): Promise<Media | undefined> {
  const type = typeOfName(name);
  if (!type) return undefined;
  const size = await storage.size(name);
  if (size !== undefined)
    return { name, type, size, stream: (range) => storage.stream(name, range) };
  const available = standInFor(name) ?? (await makeAvailable(storage, name));
  return available === undefined ? undefined : openMedia(storage, available);
}

/** The copy itself once it is made, or the corresponding one of the picture that is shown in its place. */
async function makeAvailable(storage: Storage, name: string): Promise<string | undefined> {
  const key = name.slice(0, KEY_LENGTH);
  const picture = await readDescription(storage, key);
  if (!picture) return undefined;
  if (picture.shownAs !== undefined) return picture.shownAs + name.slice(KEY_LENGTH);
  return (await makeCopy(storage, picture, name)) ? name : undefined;
}
