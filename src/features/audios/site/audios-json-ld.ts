import type { Shell } from '#ui/page/shell.ts';
import type { Recording } from './load-audios.ts';

/** The recordings of a list in the words of schema.org. */
export function audiosJsonLd(
  recordings: readonly Recording[],
  { publicUrl }: Shell,
): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: recordings.map((recording, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: audioObject(recording, publicUrl),
    })),
  };
}

function audioObject(
  { title, summary, language, publishedAt, file, durationSeconds }: Recording,
  publicUrl: string,
) {
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
