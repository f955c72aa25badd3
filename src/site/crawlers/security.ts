import type { LoaderFunctionArgs } from 'react-router';
import { findSettings } from '#features/settings/contract.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { textResponse } from './text-response.ts';

const dayMilliseconds = 24 * 3600_000;
/** RFC 9116 wants less than a year. */
const validDays = 180;

/**
 * Whom to tell of a hole (RFC 9116). It has an end that must not be kept until the content changes,
 * so others keep it for a day, and the site not at all.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, publicUrl } = context.get(siteContext);
  const { data } = await call(findSettings, { query: { slug: 'campaign' } });
  const lines = [
    `Contact: ${data.email ? `mailto:${data.email}` : `${publicUrl}/contactus`}`,
    `Expires: ${new Date(Date.now() + validDays * dayMilliseconds).toISOString()}`,
    `Preferred-Languages: ${data.languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return textResponse(lines, { 'cache-control': 'public, max-age=86400' });
}
