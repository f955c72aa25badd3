import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#ui/page/site-context.ts';
import { loadAddresses } from './load-addresses.ts';
import { siteMapIndex, urlSet, xmlResponse } from './url-set.ts';

/** Every public page in every language; where one file is too small for them, the list of files. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, publicUrl } = context.get(siteContext);
  const { pages, parts } = await loadAddresses(call, 1);
  return xmlResponse(parts === 1 ? urlSet(pages, publicUrl) : siteMapIndex(parts, publicUrl));
}
