import type { Call } from '#contract/call.ts';
import { searchOf } from '#ui/page/list/list-filters.ts';
import { loadList } from '#ui/page/list/load-list.ts';
import type { ItemOf } from '#content/declare/item.ts';
import type { albums } from '../collection.ts';
import { listAlbums, listPhotos } from '../contract.ts';

/** The albums that an address asks for, each with its newest photo and their number. Throws a 404 for a page that is none. */
export async function loadAlbums(call: Call, url: URL) {
  const page = url.searchParams.get('page') ?? '';
  const list = await loadList({
    filters: searchOf(url),
    ask: (filters) => call(listAlbums, { query: { ...filters, page } }),
  });
  const data = await Promise.all(list.data.map((album) => counted(call, album)));
  return { ...list, data };
}

export type AlbumBrief = Awaited<ReturnType<typeof loadAlbums>>['data'][number];

async function counted(call: Call, album: ItemOf<typeof albums>) {
  const { id, path, language, title, takenAt, image } = album;
  const query = { categoryId: id, page: '1', size: '1' };
  const { data: newest, total } = await call(listPhotos, { query });
  const cover = newest[0]?.file ?? image;
  return { id, path, language, title, takenAt, image: cover, count: total };
}
