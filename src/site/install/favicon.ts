import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { iconAddress } from '#contract/icon-address.ts';
import { findSettings } from '#features/settings/contract.ts';
import { signOf } from '#lib/short-name.ts';
import { siteContext } from '#ui/page/site-context.ts';

/** Redirects a request for /favicon.ico to the campaign's icon. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(siteContext);
  const { data } = await call(findSettings, { query: { slug: 'campaign' } });
  return redirect(iconAddress({ sign: signOf(data.title), hue: data.hue, size: 192 }));
}
