import { leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { Shell } from '#ui/page/shell.ts';
import type { ListedDocument } from './load-documents.ts';

/** A document in the words of schema.org, with its file. */
export function documentJsonLd(
  { title, summary, language, publishedAt, file }: ListedDocument,
  shell: Shell,
): Thing {
  return {
    '@type': 'DigitalDocument',
    name: title,
    description: summary ?? undefined,
    inLanguage: language,
    datePublished: publishedAt,
    author: leader(shell),
    encoding: {
      '@type': 'MediaObject',
      contentUrl: shell.publicUrl + file.url,
      encodingFormat: file.type,
      contentSize: `${file.bytes} B`,
    },
  };
}
