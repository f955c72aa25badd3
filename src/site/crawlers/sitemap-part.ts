import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#ui/page/site-context.ts';
import { loadAddresses } from './load-addresses.ts';
import { urlSet, xmlResponse } from './url-set.ts';

/** One part of the addresses of a large site. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call, publicUrl } = context.get(siteContext);
  const part = partOf(params['part'] ?? '');
  const { pages, parts } = await loadAddresses(call, part);
  if (part > parts) throw notFound();
  return xmlResponse(urlSet(pages, publicUrl));
}

function partOf(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw notFound();
  return Number(text);
}

const notFound = () => new Response(null, { status: 404 });
