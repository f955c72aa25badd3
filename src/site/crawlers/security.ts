import type { LoaderFunctionArgs } from 'react-router';
import { findSettings } from '#features/settings/contract.ts';
import { DAY_MS } from '#lib/durations.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { textResponse } from './text-response.ts';

/** RFC 9116 asks for less than a year. */
const validDays = 180;

/**
 * The security.txt (RFC 9116): the address to report a vulnerability to. Its expiry date must move
 * on though no content changes, so it is cached for a day outside and not at all by the site.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, publicUrl } = context.get(siteContext);
  const { data } = await call(findSettings, { query: { slug: 'campaign' } });
  const lines = [
    `Contact: ${data.email ? `mailto:${data.email}` : `${publicUrl}/contactus`}`,
    `Expires: ${new Date(Date.now() + validDays * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${data.languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return textResponse(lines, { 'cache-control': 'public, max-age=86400' });
}
