import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { StoredPicture } from '#content/declare/files.ts';
import { sizeName } from '#content/files/addresses.ts';
import { FileRefused } from '#content/files/file-refused.ts';
import { openMedia } from '#content/files/serve.ts';
import { storeFile } from '#content/files/store-file.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { likenessOf } from './likeness.ts';
import type { MadeFile, RawFile } from './made-file.ts';
import { refusePolyglot } from './refuse-polyglot.ts';
import { takenOn } from './taken-on.ts';

/** Stores a picture in all its sizes, without anything that came beside the pixels. */
export async function makePicture(storage: Storage, { name, bytes }: RawFile): Promise<MadeFile> {
  refusePolyglot(bytes);
  const { pages = 1, exif } = await readHeader(bytes);
  if (pages > 1)
    throw new FileRefused(`is a moving picture of ${pages} frames. Send a still one, or a film`);
  const stored = (await storeFile(storage, { name, bytes, widget: 'picture' })) as StoredPicture;
  return { stored, likeness: await likenessOfStored(storage, stored), takenOn: takenOn(exif) };
}

/** The likeness of a stored picture, told by its smallest copy. */
export async function likenessOfStored(storage: Storage, { key, widths }: StoredPicture) {
  const [smallest = 0] = widths;
  const copy = await openMedia(storage, sizeName(key, smallest, 'webp'));
  return copy && likenessOf(await buffer(copy.stream()));
}

async function readHeader(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new FileRefused('is damaged and cannot be read as a picture', { cause });
  }
}
