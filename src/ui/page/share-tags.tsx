import type { Image } from '#contract/image.ts';
import { shareAddress, shareSize } from '#contract/share-address.ts';
import { useRootData } from './root-data.ts';

/** The document of a page. */
export interface SharedDocument {
  /** The name of its collection. */
  collection: string;
  slug: string;
  title: string;
  image?: Image | null;
}

interface ShareTagsProps {
  shared: SharedDocument | undefined;
  /** A PNG that stands in for the drawn picture. */
  picture?: string | undefined;
  alt: string;
}

/** The picture of link previews. */
export function ShareTags({ shared, picture, alt }: ShareTagsProps) {
  const { campaign, portrait, language, publicUrl } = useRootData();
  const { title, image } = shared ?? {};
  const subject = { campaign, portrait: portrait(), title, image };
  const address = shareAddress({ language, document: shared }, subject);
  return (
    <>
      <meta property="og:image" content={picture ?? publicUrl + address} />
      <meta property="og:image:type" content={picture ? 'image/png' : 'image/jpeg'} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
