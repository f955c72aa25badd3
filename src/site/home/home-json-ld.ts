import { addressOf, leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { Shell } from '#ui/page/shell.ts';

/** The site and its owner, in the words of schema.org. */
export function homeJsonLd(shell: Shell): Thing {
  const { campaign, portrait, language, publicUrl } = shell;
  const { title, place, summary, description } = campaign;
  const { facebook, instagram, twitter, youtube } = campaign;
  const image = portrait();
  const url = addressOf(shell, language, '/');
  const person = {
    ...leader(shell),
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
      target: `${addressOf(shell, language, '/search')}?s={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
  return { '@graph': [site, person] };
}
