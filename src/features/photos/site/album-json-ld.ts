import type { Thing } from '#ui/page/json-ld/thing.ts';
import { webPage } from '#ui/page/json-ld/web-page.ts';
import type { RootData } from '#ui/page/root-data.ts';
import type { loadAlbum } from './load-album.ts';
import { photoJsonLd } from './photo-json-ld.ts';

/** An album and all its photos in the words of schema.org. */
export function albumJsonLd(
  { album, photos }: Awaited<ReturnType<typeof loadAlbum>>,
  rootData: RootData,
): Thing {
  return {
    ...webPage({ ...album, path: rootData.path }, rootData, 'ImageGallery'),
    dateCreated: album.takenAt,
    contentLocation: { '@type': 'Place', name: album.place },
    image: photos.map((photo) => photoJsonLd(photo, rootData)),
  };
}
