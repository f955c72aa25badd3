import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { parseStream } from 'music-metadata';
import { fileTypes } from '#content/declare/files.ts';
import type { StoredFile } from '#content/declare/files.ts';
import { fileName } from '#content/files/addresses.ts';
import { FileRefused } from '#content/files/file-refused.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { MadeFile, RawFileInStorage } from './made-file.ts';
import { blankedPlaces } from './mp4-places.ts';
import { withoutPlaces } from './without-places.ts';

/** Types that the site serves, by those that the bytes tell. */
const served: Readonly<Record<string, string>> = {
  'audio/x-m4a': fileTypes.m4a,
  'video/x-m4v': fileTypes.mp4,
};
const MP4 = new Set<string>([fileTypes.m4a, fileTypes.mp4]);

/**
 * Stores a recording or a film under the hash of what is public of it, as long as it is. Nothing is
 * encoded anew; of an MP4, the place where it was taken and what its camera wrote is blanked.
 */
export async function makePlayed(storage: Storage, file: RawFileInStorage): Promise<MadeFile> {
  const type = served[file.type] ?? file.type;
  const seconds = await readSeconds(storage.stream(file.originalKey), file);
  const blanks = MP4.has(type) ? await blankedPlaces(storage, file) : [];
  const read = () => withoutPlaces(storage.stream(file.originalKey), blanks);
  const hash = createHash('sha256');
  for await (const piece of read()) hash.update(piece);
  const key = hash.digest('hex');
  const address = fileName(key, type);
  if (!(await storage.has(address))) await storage.put(address, read(), type);
  const { name, bytes } = file;
  return { stored: { key, name, type, bytes, seconds } satisfies StoredFile };
}

/** Seconds, to the tenth; reads no more than the container makes necessary. */
async function readSeconds(stream: Readable, { type, bytes }: RawFileInStorage): Promise<number> {
  try {
    const options = { duration: true, skipCovers: true, skipPostHeaders: true };
    const { format } = await parseStream(stream, { mimeType: type, size: bytes }, options);
    const { duration = 0 } = format;
    if (duration <= 0) throw new FileRefused('has no length: nothing in it can be played');
    return Math.round(duration * 10) / 10;
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    throw new FileRefused('is damaged and cannot be played', { cause });
  } finally {
    stream.destroy();
  }
}
