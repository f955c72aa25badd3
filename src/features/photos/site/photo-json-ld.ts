import { localPath } from '#contract/languages.ts';
import type { Shell } from '#ui/page/shell.ts';
import { largestCopy } from './lightbox/largest-copy.ts';
import type { PhotoView } from './load-album.ts';

/** A photo in the words of schema.org. */
export function photoJsonLd(
  { photo }: PhotoView,
  { path, publicUrl }: Shell,
): Record<string, unknown> {
  const { title, takenAt, place, photographer, language, file } = photo;
  const { url, width, height } = largestCopy(file);
  return {
    '@type': 'ImageObject',
    name: title,
    caption: file.alt,
    contentUrl: publicUrl + url,
    width,
    height,
    dateCreated: takenAt,
    contentLocation: { '@type': 'Place', name: place },
    creator: { '@type': 'Person', name: photographer },
    creditText: photographer,
    inLanguage: language,
    url: publicUrl + localPath(language, path),
  };
}
