import sharp from 'sharp';
import { expect, it } from 'vitest';
import { diskStorage } from '#gateways/storage/disk.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { addMissingCopies } from './missing-copies.ts';
import { openMedia } from './serve.ts';
import { storeFile } from './store-file.ts';
import { withdrawPicture } from './withdraw-picture.ts';

const background = '#3366cc';
const bytes = await sharp({ create: { width: 400, height: 240, channels: 3, background } })
  .png()
  .toBuffer();
const incoming = { name: 'ghat.png', bytes, widget: 'picture' as const };

it('leaves nothing that the public can fetch, also where its last copies are made at this moment', async () => {
  const files = diskStorage(temporaryFolder());
  const { key } = await storeFile(files, incoming);
  const withdrawing: Storage = {
    ...files,
    async put(name, content, type) {
      await files.put(name, content, type);
      if (name === `${key}-200.avif`) await withdrawPicture(files, key);
    },
  };
  await addMissingCopies(withdrawing, key);
  for (const width of [100, 200, 400])
    for (const ending of ['avif', 'webp'])
      expect(await openMedia(files, `${key}-${width}.${ending}`)).toBeUndefined();
  await addMissingCopies(files, key);
  expect(await openMedia(files, `${key}-400.avif`)).toBeUndefined();
  expect(await files.has(`private/${key}`)).toBe(true);
});

it('keeps the same picture out when somebody brings it again', async () => {
  const files = diskStorage(temporaryFolder());
  const { key } = await storeFile(files, incoming);
  await withdrawPicture(files, key);
  await expect(storeFile(files, incoming)).rejects.toThrow('was taken down by an order');
});
