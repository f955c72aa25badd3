import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Campaign } from '#contract/campaign.ts';
import type { Language } from '#contract/languages.ts';
import { parseShareAddress, shareAddress } from '#contract/share-address.ts';
import type { DocumentName, ShareSpec } from '#contract/share-address.ts';
import type { PageReply } from '#http/pages.ts';
import { createLine } from '#lib/line.ts';
import { artOf } from './art.ts';
import type { ReadFile } from './art.ts';
import { artSize, drawSharePicture } from './draw.ts';

/** A drawing takes much memory. */
const inTurn = createLine();

type CampaignLook = Pick<Campaign, 'title' | 'place' | 'hue'>;

/** A collection of which only what all have in common is read. */
type AnyCollection = Collection<string, Record<never, never>, Record<never, never>>;

interface Sources {
  reader: Pick<Reader, 'find'>;
  /** Whose documents have pictures. */
  collections: readonly AnyCollection[];
  findCampaign: (language: Language) => Promise<CampaignLook | undefined>;
  readFile: ReadFile;
}

/**
 * Answers the addresses of pictures for shared links; undefined for any other path, and for what is
 * not public. Only the words of documents are drawn: an address of other looks leads to today's.
 */
export function createSharePictures({ reader, collections, findCampaign, readFile }: Sources) {
  return async function answer(path: string): Promise<PageReply | undefined> {
    const spec = parseShareAddress(path);
    const campaign = spec && (await findCampaign(spec.language));
    if (!spec || !campaign) return undefined;
    const item = spec.document && (await find(spec.document, spec.language));
    if (spec.document && !item) return undefined;
    const address = shareAddress(spec, { campaign, title: item?.title, image: item?.image });
    if (address !== path) return leadTo(address);
    const { hue } = campaign;
    const body = await inTurn(async () =>
      drawSharePicture({
        campaign,
        art: await artOf({ image: item?.image, name: nameOf(spec), hue, ...artSize }, readFile),
        ...wordsOf(campaign, spec.language, item),
      }),
    );
    return {
      status: 200,
      body,
      headers: { 'content-type': 'image/jpeg', 'content-language': spec.language },
    };
  };

  async function find({ collection: name, slug }: DocumentName, language: Language) {
    const collection = collections.find((each) => each.name === name);
    return collection && reader.find(collection, language, slug);
  }
}

interface Said {
  title: string;
  language: Language;
}

/** A document is signed with the campaign's name, and the campaign with its place. */
function wordsOf({ title, place }: CampaignLook, language: Language, item: Said | undefined) {
  if (!item) return { title: { text: title, language }, signature: { text: place, language } };
  return {
    title: { text: item.title, language: item.language },
    signature: { text: `${title}, ${place}`, language },
  };
}

function nameOf({ document }: ShareSpec): string {
  return document?.slug ?? 'campaign';
}

function leadTo(address: string): PageReply {
  const headers = { location: address, 'content-type': 'text/plain', 'cache-control': 'no-store' };
  return { status: 302, body: '', headers };
}
