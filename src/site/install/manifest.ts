import type { LoaderFunctionArgs } from 'react-router';
import { iconAddress } from '#contract/icon-address.ts';
import type { IconSpec } from '#contract/icon-address.ts';
import { localPath } from '#contract/languages.ts';
import { findSettings } from '#features/settings/contract.ts';
import { signOf } from '#lib/short-name.ts';
import { palette } from '#ui/colour/palette.ts';
import { siteContext } from '#ui/page/site-context.ts';

/** The web app manifest, in the language of the address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, language } = context.get(siteContext);
  const { data } = await call(findSettings, { query: { slug: 'campaign' } });
  const { title, place, description, hue } = data;
  const colours = palette(hue, 'light');
  const look = { sign: signOf(title), hue };
  const manifest = {
    id: '/',
    name: `${title}, ${place}`,
    short_name: title,
    description,
    lang: language,
    // All languages of the site are written from left to right.
    dir: 'ltr',
    start_url: localPath(language, '/_app'),
    scope: '/',
    display: 'standalone',
    theme_color: colours['dado-2'],
    background_color: colours.wall,
    icons: [
      icon({ ...look, size: 192 }),
      icon({ ...look, size: 512 }),
      icon({ ...look, size: 512, maskable: true }),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}

function icon(spec: IconSpec) {
  const { size, maskable } = spec;
  const purpose = maskable ? 'maskable' : 'any';
  return { src: iconAddress(spec), sizes: `${size}x${size}`, type: 'image/png', purpose };
}
