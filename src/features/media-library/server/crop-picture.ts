import sharp from 'sharp';
import type { StoredPicture } from '#content/declare/files.ts';
import { originalKey as keptAs } from '#content/files/addresses.ts';
import { shownKeyOf } from '#content/files/picture-description.ts';
import { storeFile } from '#content/files/store-file.ts';
import { oneOfTwo } from '#content/files/store-picture.ts';
import type { Crop } from '#contract/framing.ts';
import { Problem } from '#contract/problems.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { MediaRow } from './media-rows.ts';

const QUALITY = 92;

/** Stores a part of what came as a picture of its own, or, without a crop, the whole of it. */
export async function cropPicture(
  storage: Storage,
  { sha256, originalKey, name }: MediaRow,
  crop: Crop | null,
): Promise<StoredPicture> {
  // A part shows no more than everybody sees of the whole.
  const shownKey = await shownKeyOf(storage, sha256);
  const whole = await storage.get(shownKey === sha256 ? originalKey : keptAs(shownKey));
  if (!whole) throw new Problem('notFound', { message: 'There is no such file in the library.' });
  const bytes = crop ? await oneOfTwo(() => cut(whole, crop)) : whole;
  return (await storeFile(storage, { name, bytes, widget: 'picture' })) as StoredPicture;
}

async function cut(bytes: Buffer, { x, y, width, height }: Crop): Promise<Buffer> {
  const { autoOrient, format } = await sharp(bytes).metadata();
  const left = Math.floor((autoOrient.width * x) / 100);
  const top = Math.floor((autoOrient.height * y) / 100);
  const part = {
    left,
    top,
    width: Math.max(1, Math.floor((autoOrient.width * width) / 100)),
    height: Math.max(1, Math.floor((autoOrient.height * height) / 100)),
  };
  const image = sharp(bytes).autoOrient().extract(part);
  return format === 'png' ? image.png().toBuffer() : image.jpeg({ quality: QUALITY }).toBuffer();
}
