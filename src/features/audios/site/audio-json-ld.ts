import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { RootData } from '#ui/page/root-data.ts';
import type { Recording } from './load-audios.ts';

/** A recording in the words of schema.org. */
export function audioJsonLd(
  { title, summary, language, publishedAt, file, durationSeconds }: Recording,
  { publicUrl }: RootData,
): Thing {
  return {
    '@type': 'AudioObject',
    name: title,
    description: summary ?? undefined,
    inLanguage: language,
    uploadDate: publishedAt,
    duration: `PT${Math.round(durationSeconds)}S`,
    encodingFormat: file.type,
    contentUrl: publicUrl + file.url,
  };
}
