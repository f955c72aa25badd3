import type { ItemOf } from '#content/declare/item.ts';
import type { Call } from '#contract/call.ts';
import type { photos } from '../collection.ts';
import { findAlbum, listPhotos } from '../contract.ts';

const pageSize = 100;

/** The number of photos in the strip before and after the open one. */
const strip = { before: 3, after: 4 };

type Item = ItemOf<typeof photos>;

/** The fields that pages show of a photo; the rest is not sent. */
export type Photo = ReturnType<typeof shown>;

/**
 * Loads an album with all its photos in the order they were taken. Throws a 404 for an unknown
 * slug.
 */
export async function loadAlbum(call: Call, slug: string) {
  const { data: album } = await call(findAlbum, { query: { slug } });
  return { album, photos: (await photosOf(call, album.id)).toReversed() };
}

/**
 * Loads one photo of an album, and its neighbours. Throws a 404 for a slug that is not in the
 * album.
 */
export async function loadPhoto(call: Call, albumSlug: string, photoSlug: string) {
  const { album, photos } = await loadAlbum(call, albumSlug);
  const index = photos.findIndex(({ slug }) => slug === photoSlug);
  const photo = photos[index];
  if (!photo) throw new Response(null, { status: 404 });
  return {
    album: { path: album.path, title: album.title, language: album.language },
    photo,
    n: index + 1,
    total: photos.length,
    previous: photos[index - 1]?.slug,
    next: photos[index + 1]?.slug,
    near: nearTo(index, photos),
  };
}

/** The photos around one in its album, with that one among them. */
function nearTo(index: number, photos: Photo[]) {
  const around = photos.slice(Math.max(0, index - strip.before), index + 1 + strip.after);
  return around.map(({ slug, path, title, language, file }) => ({
    slug,
    path,
    title,
    language,
    file,
  }));
}

export type PhotoView = Awaited<ReturnType<typeof loadPhoto>>;

async function photosOf(call: Call, categoryId: string): Promise<Photo[]> {
  const photos: Item[] = [];
  for (let page = 1, total = 1; photos.length < total; page += 1) {
    const query = { categoryId, page: String(page), size: String(pageSize) };
    const list = await call(listPhotos, { query });
    if (list.data.length === 0) break;
    photos.push(...list.data);
    total = list.total;
  }
  return photos.map(shown);
}

function shown(photo: Item) {
  const { id, slug, path, title, language, languages, place, takenAt, file } = photo;
  const { drawn, photographer } = photo;
  const words = { title, language, languages, place, takenAt };
  return {
    id,
    slug,
    path,
    ...words,
    file,
    ...(drawn && { drawn }),
    ...(photographer && { photographer }),
  };
}

/** The address of one photo, without a language; its anchor skips the header. */
export function photoAddress({ path }: Pick<Photo, 'path'>): string {
  return `${path}#lightbox`;
}
