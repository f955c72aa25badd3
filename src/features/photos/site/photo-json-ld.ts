import type { ItemOf } from '#content/declare/item.ts';
import { addressOf } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { Shell } from '#ui/page/shell.ts';
import type { photos } from '../collection.ts';
import { largestCopy } from './lightbox/largest-copy.ts';
import { photoAddress } from './load-album.ts';

type Photo = ItemOf<typeof photos>;

/** A photo in the words of schema.org; `album` is a slug. */
export function photoJsonLd(album: string, photo: Photo, shell: Shell): Thing {
  const { slug, title, takenAt, place, photographer, language, file } = photo;
  const { url, width, height } = largestCopy(file);
  return {
    '@type': 'ImageObject',
    name: title,
    caption: file.alt,
    contentUrl: shell.publicUrl + url,
    width: `${width} px`,
    height: `${height} px`,
    dateCreated: takenAt,
    contentLocation: { '@type': 'Place', name: place },
    creator: { '@type': 'Person', name: photographer },
    creditText: photographer,
    inLanguage: language,
    url: addressOf(shell, language, photoAddress(album, slug)),
  };
}
