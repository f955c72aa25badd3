import type { Image } from '#contract/image.ts';
import { leader } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { RootData } from '#ui/page/root-data.ts';
import type { Poster } from './load-infographics.ts';

/** An infographic in the words of schema.org: the picture, and the source of its figures. */
export function infographicJsonLd(
  { title, summary, language, image, source }: Poster,
  rootData: RootData,
): Thing {
  return {
    '@type': 'ImageObject',
    name: title,
    description: summary ?? undefined,
    ...(image && pictureOf(image, rootData)),
    inLanguage: language,
    creator: leader(rootData),
    creditText: rootData.campaign.title,
    citation: source,
  };
}

function pictureOf({ url, width, height, alt }: Image, { publicUrl }: RootData): Thing {
  return {
    caption: alt,
    contentUrl: publicUrl + url,
    width: `${width} px`,
    height: `${height} px`,
  };
}
