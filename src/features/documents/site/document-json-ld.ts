import { leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { RootData } from '#ui/page/root-data.ts';
import type { ListedDocument } from './load-documents.ts';

/** A document in the words of schema.org, with its file. */
export function documentJsonLd(
  { title, summary, language, publishedAt, file }: ListedDocument,
  rootData: RootData,
): Thing {
  return {
    '@type': 'DigitalDocument',
    name: title,
    description: summary ?? undefined,
    inLanguage: language,
    datePublished: publishedAt,
    author: leader(rootData),
    encoding: {
      '@type': 'MediaObject',
      contentUrl: rootData.publicUrl + file.url,
      encodingFormat: file.type,
      contentSize: `${file.bytes} B`,
    },
  };
}
