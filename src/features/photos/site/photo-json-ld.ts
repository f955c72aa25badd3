import { leader } from '#ui/page/json-ld/thing.ts';
import { addressOf } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import { largestCopy } from '#ui/page/largest-copy.ts';
import type { RootData } from '#ui/page/root-data.ts';
import { photoAddress } from './load-album.ts';
import type { Photo } from './load-album.ts';

/** A photo in the words of schema.org. */
export function photoJsonLd(photo: Photo, rootData: RootData): Thing {
  const { title, takenAt, place, language, file } = photo;
  const { url, width, height } = largestCopy(file);
  return {
    '@type': 'ImageObject',
    name: title,
    caption: file.alt,
    contentUrl: rootData.publicUrl + url,
    width: `${width} px`,
    height: `${height} px`,
    dateCreated: takenAt,
    contentLocation: { '@type': 'Place', name: place },
    ...creditOf(photo, rootData),
    inLanguage: language,
    url: addressOf(rootData, language, photoAddress(photo)),
  };
}

/** The photographer; the campaign itself for a drawing. */
function creditOf({ drawn, photographer }: Photo, rootData: RootData) {
  if (drawn || !photographer)
    return { creator: leader(rootData), creditText: rootData.campaign.title };
  return { creator: { '@type': 'Person', name: photographer }, creditText: photographer };
}
