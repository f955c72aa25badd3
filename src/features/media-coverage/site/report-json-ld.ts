import { leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { RootData } from '#ui/page/root-data.ts';
import type { Report } from './load-reports.ts';

const types = {
  print: 'NewsArticle',
  online: 'NewsArticle',
  radio: 'RadioClip',
  television: 'TVClip',
} as const;

/** A report by another outlet in the words of schema.org. */
export function reportJsonLd(
  { title, summary, outlet, kind, link, publishedAt }: Report,
  rootData: RootData,
): Thing {
  return {
    '@type': types[kind],
    headline: title,
    name: title,
    abstract: summary ?? undefined,
    url: link,
    datePublished: publishedAt,
    publisher: { '@type': 'NewsMediaOrganization', name: outlet },
    about: leader(rootData),
  };
}
