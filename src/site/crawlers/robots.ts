import type { LoaderFunctionArgs } from 'react-router';
import { allLanguages, localPath } from '#contract/languages.ts';
import { findSettings } from '#features/settings/contract.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { textResponse } from './text-response.ts';

/** Addresses without end, and a page for the site's makers alone. */
const closed = ['/search', '/styleguide'];

/** The robots.txt: the addresses that crawlers may read, and where the site map lies. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, publicUrl } = context.get(siteContext);
  const { data } = await call(findSettings, { query: { slug: 'campaign' } });
  const offered = allLanguages.filter((language) => data.languages.includes(language));
  return textResponse([
    'User-agent: *',
    'Disallow: /api/',
    ...offered.flatMap((language) =>
      closed.map((path) => `Disallow: ${localPath(language, path)}`),
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]);
}
