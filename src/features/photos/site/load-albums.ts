import type { ItemOf } from '#content/declare/item.ts';
import type { Call } from '#contract/call.ts';
import type { Image } from '#contract/image.ts';
import { searchOf } from '#ui/page/list/list-filters.ts';
import { loadList } from '#ui/page/list/load-list.ts';
import type { albums } from '../collection.ts';
import { listAlbums, listPhotos } from '../contract.ts';

/**
 * Loads the albums that an address names, each with one of its newest photos and their number.
 * Throws a 404 for a page beyond the list.
 */
export async function loadAlbums(call: Call, url: URL) {
  const page = url.searchParams.get('page') ?? '';
  const list = await loadList({
    filters: searchOf(url),
    ask: (filters) => call(listAlbums, { query: { ...filters, page } }),
  });
  const data = await Promise.all(list.data.map((album) => albumCard(call, album)));
  return { ...list, data };
}

export type AlbumCard = Awaited<ReturnType<typeof loadAlbums>>['data'][number];

async function albumCard(call: Call, album: ItemOf<typeof albums>) {
  const { id, path, language, title, takenAt, image } = album;
  const query = { categoryId: id, page: '1', size: '12' };
  const { data: newest, total } = await call(listPhotos, { query });
  const cover = broadest(newest.map(({ file }) => file)) ?? image;
  return { id, path, language, title, takenAt, image: cover, count: total };
}

/**
 * The widest photo, because covers of albums are wide and would crop heads or feet of an upright
 * one.
 */
function broadest(photos: readonly Image[]): Image | undefined {
  const breadth = ({ width, height }: Image) => width / height;
  return photos.toSorted((one, other) => breadth(other) - breadth(one))[0];
}
