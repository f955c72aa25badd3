import type { Image } from '#contract/image.ts';
import { leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { Shell } from '#ui/page/shell.ts';
import type { Poster } from './load-infographics.ts';

/** An infographic in the words of schema.org: the picture, and the source of its figures. */
export function infographicJsonLd(
  { title, summary, language, image, source }: Poster,
  shell: Shell,
): Thing {
  return {
    '@type': 'ImageObject',
    name: title,
    description: summary ?? undefined,
    ...(image && pictureOf(image, shell)),
    inLanguage: language,
    creator: leader(shell),
    creditText: shell.campaign.title,
    citation: source,
  };
}

function pictureOf({ url, width, height, alt }: Image, { publicUrl }: Shell): Thing {
  return {
    caption: alt,
    contentUrl: publicUrl + url,
    width: `${width} px`,
    height: `${height} px`,
  };
}
