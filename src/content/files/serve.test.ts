import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { diskStorage } from '#gateways/storage/disk.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { photograph } from '#test/media-files.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { addMissingCopies } from './missing-copies.ts';
import { openMedia } from './serve.ts';
import { storeFile } from './store-file.ts';
import { withdrawPicture } from './withdraw-picture.ts';

const KEY = '0123456789abcdef'.repeat(4);

it('opens a size of a picture and a plain file, whole and in part', async () => {
  const storage = diskStorage(temporaryFolder());
  await storage.put(`${KEY}-960.webp`, Buffer.from('picture'), 'image/webp');
  await storage.put(`${KEY}.mp4`, Buffer.from('film of a bus'), 'video/mp4');
  expect(await openMedia(storage, `${KEY}-960.webp`)).toMatchObject({
    type: 'image/webp',
    size: 7,
  });
  const film = await openMedia(storage, `${KEY}.mp4`);
  expect(film).toMatchObject({ type: 'video/mp4', size: 13 });
  expect(film && (await buffer(film.stream({ start: 0, end: 3 }))).toString()).toBe('film');
});

it('gives the WebP as wide for an AVIF copy that is still to be made, and that one once it is', async () => {
  const storage = diskStorage(temporaryFolder());
  await storage.put(`${KEY}-960.webp`, Buffer.from('picture'), 'image/webp');
  expect(await openMedia(storage, `${KEY}-960.avif`)).toMatchObject({
    name: `${KEY}-960.webp`,
    type: 'image/webp',
  });
  expect(await openMedia(storage, `${KEY}-480.avif`)).toBeUndefined();
  await storage.put(`${KEY}-960.avif`, Buffer.from('smaller'), 'image/avif');
  expect(await openMedia(storage, `${KEY}-960.avif`)).toMatchObject({
    name: `${KEY}-960.avif`,
    type: 'image/avif',
  });
});

it('makes a copy that is asked for before its turn, as large as the picture has one, and once', async () => {
  const storage = diskStorage(temporaryFolder());
  let made = 0;
  const counted: Storage = {
    ...storage,
    put(...file) {
      made += 1;
      return storage.put(...file);
    },
  };
  const bytes = await photograph(1, 1200, 800);
  const incoming = { name: 'ghat.jpg', bytes, widget: 'picture' as const, copiesLater: true };
  const { key } = await storeFile(counted, incoming);
  const before = made;
  const asked = Array.from({ length: 20 }, () => openMedia(counted, `${key}-400.avif`));
  for (const media of await Promise.all(asked))
    expect(media).toMatchObject({ name: `${key}-400.webp`, type: 'image/webp' });
  expect(made - before).toBeLessThanOrEqual(2);
  const copy = await storage.get(`${key}-400.webp`);
  expect(await sharp(copy).metadata()).toMatchObject({ width: 400, format: 'webp' });
  expect(await openMedia(counted, `${key}-600.webp`)).toMatchObject({ type: 'image/webp' });
  for (const width of [401, 1600, 9999])
    expect(await openMedia(counted, `${key}-${width}.webp`)).toBeUndefined();

  // The rest is made in its turn; what is there already stays.
  await storage.put(`${key}-400.webp`, Buffer.from('as it was'), 'image/webp');
  await addMissingCopies(storage, key);
  expect((await storage.get(`${key}-400.webp`))?.toString()).toBe('as it was');
  expect(await storage.has(`${key}-1200.webp`)).toBe(true);
  expect(await storage.has(`${key}-1200.avif`)).toBe(true);
});

it('leaves no copy of a picture that is withdrawn while one is made', async () => {
  const storage = diskStorage(temporaryFolder());
  const bytes = await photograph(2);
  const incoming = { name: 'ghat.jpg', bytes, widget: 'picture' as const, copiesLater: true };
  const { key } = await storeFile(storage, incoming);
  const withdrawing: Storage = {
    ...storage,
    async put(...file) {
      await storage.put(...file);
      await withdrawPicture(storage, key);
    },
  };
  expect(await openMedia(withdrawing, `${key}-400.webp`)).toBeUndefined();
  expect(await storage.has(`${key}-400.webp`)).toBe(false);
  expect(await openMedia(storage, `${key}-400.webp`)).toBeUndefined();
});

it('finds nothing behind a name of the right form that was never given out', async () => {
  expect(await openMedia(diskStorage(temporaryFolder()), `${KEY}-480.avif`)).toBeUndefined();
});

it('reaches neither originals nor descriptions, nor anything else that lies in storage', async () => {
  const storage = diskStorage(temporaryFolder());
  const others = [KEY, `${KEY}.json`, `${KEY}.html`, `${KEY}-0.webp`, `${KEY}-960.svg`];
  for (const name of others) await storage.put(name, Buffer.from('kept'), 'text/plain');
  const tricks = [
    '',
    '../lock',
    `../${KEY}.pdf`,
    `${KEY.toUpperCase()}.pdf`,
    `${KEY}.pdf\n`,
    `${KEY}.pdf/`,
  ];
  for (const name of [...others, ...tricks]) {
    expect(await openMedia(storage, name), name).toBeUndefined();
  }
});
