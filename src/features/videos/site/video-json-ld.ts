import type { ItemOf } from '#content/declare/item.ts';
import { addressOf } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { RootData } from '#ui/page/root-data.ts';
import type { videos } from '../collection.ts';
import { isoDuration } from './duration.ts';

export type Video = ItemOf<typeof videos>;

/** A video in the words of schema.org. */
export function videoJsonLd(
  { title, summary, publishedAt, durationSeconds, language, file, image }: Video,
  rootData: RootData,
): Thing {
  const { path, publicUrl } = rootData;
  return {
    '@type': 'VideoObject',
    name: title,
    description: summary ?? undefined,
    uploadDate: publishedAt,
    duration: isoDuration(durationSeconds),
    contentUrl: new URL(file.url, publicUrl).href,
    thumbnailUrl: image ? new URL(image.url, publicUrl).href : undefined,
    inLanguage: language,
    url: addressOf(rootData, language, path),
  };
}
