import type { Call } from '#contract/call.ts';
import type { ItemOf } from '#content/declare/item.ts';
import type { albums } from '../collection.ts';
import { listAlbums, listPhotos } from '../contract.ts';

/** The albums that an address asks for, each with its newest photo and their number. Throws a 404 for a page that is none. */
export async function loadAlbums(call: Call, { searchParams }: URL) {
  const s = searchParams.get('s')?.trim().slice(0, 100) ?? '';
  const page = searchParams.get('page') ?? '';
  const list = await call(listAlbums, { query: { s, page } }).catch(pageIsNone);
  if (list.data.length === 0 && list.page > 1) throw notFound();
  const data = await Promise.all(list.data.map((album) => counted(call, album)));
  return { ...list, data, s };
}

export type AlbumList = Awaited<ReturnType<typeof loadAlbums>>;
export type AlbumBrief = AlbumList['data'][number];

async function counted(call: Call, album: ItemOf<typeof albums>) {
  const { id, path, language, title, takenAt, image } = album;
  const query = { categoryId: id, page: '1', size: '1' };
  const { data: newest, total } = await call(listPhotos, { query });
  const cover = newest[0]?.file ?? image;
  return { id, path, language, title, takenAt, image: cover, count: total };
}

/** The page is all that a reader can get wrong here. */
function pageIsNone(failure: unknown): never {
  throw failure instanceof Response && failure.status === 422 ? notFound() : failure;
}

const notFound = () => new Response(null, { status: 404 });
