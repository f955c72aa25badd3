import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Image } from '#contract/image.ts';
import type { Language } from '#contract/languages.ts';
import { parseShareAddress, shareAddress } from '#contract/share-address.ts';
import type { DocumentName, ShareCampaign } from '#contract/share-address.ts';
import type { PageReply } from '#http/pages.ts';
import { queueRender } from '../render-queue.ts';
import { drawHomePicture } from './draw-home-picture.ts';
import { artSize, drawSharePicture } from './draw-share-picture.ts';
import { findArtwork, readPhotograph } from './find-artwork.ts';
import type { ReadFile } from './find-artwork.ts';

/** The campaign's texts in one language. */
interface CampaignLook extends ShareCampaign {
  portrait?: Image | undefined;
}

/** A collection of which only the common fields are read. */
type AnyCollection = Collection<string, Record<never, never>, Record<never, never>>;

interface Sources {
  reader: Pick<Reader, 'find'>;
  /** The collections with pictures for shared links. */
  collections: readonly AnyCollection[];
  findCampaign: (language: Language) => Promise<CampaignLook | undefined>;
  readFile: ReadFile;
}

/**
 * Answers the addresses of pictures for shared links; undefined for any other path, and for
 * documents that are not public. Only texts of documents are drawn: an outdated address redirects
 * to the current one.
 */
export function createSharePictures({ reader, collections, findCampaign, readFile }: Sources) {
  return async function answer(path: string): Promise<PageReply | undefined> {
    const spec = parseShareAddress(path);
    const campaign = spec && (await findCampaign(spec.language));
    if (!spec || !campaign) return undefined;
    const item = spec.document && (await find(spec.document, spec.language));
    if (spec.document && !item) return undefined;
    const address = shareAddress(spec, {
      campaign,
      portrait: campaign.portrait,
      title: item?.title,
      image: item?.image,
    });
    if (address !== path) return redirectTo(address);
    const body = await queueRender(() =>
      item && spec.document
        ? drawDocument(campaign, spec.document, item)
        : drawHome(campaign, spec.language),
    );
    return {
      status: 200,
      body,
      headers: { 'content-type': 'image/jpeg', 'content-language': spec.language },
    };
  };

  async function drawDocument(
    campaign: CampaignLook,
    { slug: name }: DocumentName,
    item: ListedDocument,
  ) {
    const { title, place, language, hue, motifsOff: off } = campaign;
    const { image } = item;
    return drawSharePicture({
      campaign,
      art: await findArtwork({ image, name, hue, off, ...artSize }, readFile),
      title: { text: item.title, language: item.language },
      signature: { text: `${title}, ${place}`, language },
    });
  }

  async function drawHome(campaign: CampaignLook, language: Language) {
    const portrait = campaign.portrait && (await readPhotograph(campaign.portrait, readFile));
    return drawHomePicture({ campaign, language, portrait });
  }

  async function find({ collection: name, slug }: DocumentName, language: Language) {
    const collection = collections.find((each) => each.name === name);
    return collection && reader.find(collection, language, slug);
  }
}

interface ListedDocument {
  title: string;
  language: Language;
  image: Image | null;
}

function redirectTo(address: string): PageReply {
  const headers = { location: address, 'content-type': 'text/plain', 'cache-control': 'no-store' };
  return { status: 302, body: '', headers };
}
