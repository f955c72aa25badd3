import { localPath } from '#contract/languages.ts';
import type { Shell } from '#ui/page/shell.ts';

/** The site and whose it is, in the words of schema.org. */
export function homeJsonLd({
  campaign,
  portrait,
  language,
  publicUrl,
}: Shell): Record<string, unknown> {
  const { title, place, summary, description } = campaign;
  const { facebook, instagram, twitter, youtube } = campaign;
  const image = portrait();
  const url = publicUrl + localPath(language, '/');
  const person = {
    '@type': 'Person',
    '@id': `${publicUrl}/#leader`,
    name: title,
    description: summary ?? undefined,
    url: publicUrl,
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
      target: `${publicUrl}${localPath(language, '/search')}?s={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
  return { '@graph': [site, person] };
}
