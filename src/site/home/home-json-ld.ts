import { addressOf, leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { RootData } from '#ui/page/root-data.ts';

/** The site and its owner, in the words of schema.org. */
export function homeJsonLd(rootData: RootData): Thing {
  const { campaign, portrait, language, publicUrl } = rootData;
  const { title, place, summary, description } = campaign;
  const { facebook, instagram, twitter, youtube } = campaign;
  const image = portrait();
  const url = addressOf(rootData, language, '/');
  const person = {
    ...leader(rootData),
    '@id': `${publicUrl}/#leader`,
    description: summary ?? undefined,
    image: image && publicUrl + image.url,
    sameAs: [facebook, instagram, twitter, youtube].filter(Boolean),
  };
  const site = {
    '@type': 'WebSite',
    name: `${title}, ${place}`,
    description,
    url,
    inLanguage: language,
    publisher: { '@id': person['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${addressOf(rootData, language, '/search')}?s={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
  return { '@graph': [site, person] };
}
