import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { findSettings } from '#features/settings/contract.ts';
import { iconAddress } from '#contract/icon-address.ts';
import { firstGrapheme } from '#lib/script/grapheme.ts';
import { siteContext } from '#ui/page/site-context.ts';

/** What asks for an icon without reading a page is led to one. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(siteContext);
  const { data } = await call(findSettings, { query: { slug: 'campaign' } });
  return redirect(iconAddress({ sign: firstGrapheme(data.title), hue: data.hue, size: 192 }));
}
