import { LRUCache } from 'lru-cache';
import { drawCover } from '#art/draw-cover.ts';
import { openMedia } from '#content/files/serve.ts';
import type { Storage } from '#gateways/storage/port.ts';

const MEDIA = '/media/';
/** Numbers by addresses of some hundred characters. */
const MAX_KEPT = 5_000;

/** How many octets the file or the drawing at an address of this site has; undefined for others. */
export function createFileSize(storage: Storage) {
  // A cover is what its address says, so it has the same length for ever.
  const covers = new LRUCache<string, number>({ max: MAX_KEPT });

  function lengthOfCover(path: string): number | undefined {
    const known = covers.get(path);
    if (known !== undefined) return known;
    const drawn = drawCover(path);
    if (drawn === undefined) return undefined;
    const length = Buffer.byteLength(drawn);
    covers.set(path, length);
    return length;
  }

  return async (path: string): Promise<number | undefined> => {
    if (!path.startsWith(MEDIA)) return lengthOfCover(path);
    return (await openMedia(storage, path.slice(MEDIA.length)))?.size;
  };
}
