import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { findAlbum } from '../contract.ts';
import { loadAlbum, loadPhoto } from './load-album.ts';

const newestFirst = Array.from({ length: 130 }, (_, index) => ({ slug: `photo-${130 - index}` }));

/** A site with one album of 130 photos, listed newest first, at most 100 at a time. */
const call = (async (endpoint: object, { query }: { query: { page?: string } }) => {
  if (endpoint === findAlbum) return { data: { id: 'jetty-id', slug: 'jetty', title: 'Jetty' } };
  const from = (Number(query.page) - 1) * 100;
  return { data: newestFirst.slice(from, from + 100), total: newestFirst.length };
}) as Call;

test('an album shows all its photos in the order they were taken', async () => {
  const { photos } = await loadAlbum(call, 'jetty');

  expect(photos).toHaveLength(130);
  expect(photos[0]?.slug).toBe('photo-1');
});

test('a photo knows its place and its neighbours', async () => {
  expect(await loadPhoto(call, 'jetty', 'photo-3')).toMatchObject({
    n: 3,
    total: 130,
    previous: 'photo-2',
    next: 'photo-4',
  });
  expect(await loadPhoto(call, 'jetty', 'photo-130')).toMatchObject({ next: undefined });
});

test('a photo stands among those taken around it', async () => {
  const slugsNear = async (slug: string) => {
    const { near } = await loadPhoto(call, 'jetty', slug);
    return near.map((photo) => photo.slug);
  };
  const names = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `photo-${from + index}`);

  expect(await slugsNear('photo-1')).toEqual(names(1, 5));
  expect(await slugsNear('photo-60')).toEqual(names(57, 64));
  expect(await slugsNear('photo-130')).toEqual(names(127, 130));
});

test('a photo that is not in the album is not there', async () => {
  await expect(loadPhoto(call, 'jetty', 'elsewhere')).rejects.toMatchObject({ status: 404 });
});
