import { addressOf, leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { RootData } from '#ui/page/root-data.ts';
import type { TextPage } from '#ui/page/text/text-page.ts';

/** The leader in the words of schema.org. */
export function profileJsonLd({ summary, language }: TextPage, rootData: RootData): Thing {
  const { facebook, instagram, twitter, youtube } = rootData.campaign;
  return {
    '@type': 'ProfilePage',
    url: addressOf(rootData, language, rootData.path),
    inLanguage: language,
    mainEntity: {
      ...leader(rootData),
      description: summary ?? undefined,
      sameAs: [facebook, instagram, twitter, youtube].filter(Boolean),
    },
  };
}
