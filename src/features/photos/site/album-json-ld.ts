import type { Thing } from '#ui/page/json-ld/thing.ts';
import { webPage } from '#ui/page/json-ld/web-page.ts';
import type { Shell } from '#ui/page/shell.ts';
import type { loadAlbum } from './load-album.ts';
import { photoJsonLd } from './photo-json-ld.ts';

/** An album and all its photos in the words of schema.org. */
export function albumJsonLd(
  { album, photos }: Awaited<ReturnType<typeof loadAlbum>>,
  shell: Shell,
): Thing {
  return {
    ...webPage({ ...album, path: shell.path }, shell, 'ImageGallery'),
    dateCreated: album.takenAt,
    contentLocation: { '@type': 'Place', name: album.place },
    image: photos.map((photo) => photoJsonLd(photo, shell)),
  };
}
