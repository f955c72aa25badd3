import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { diskStorage } from '#gateways/storage/disk.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { openMedia } from './serve.ts';

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
