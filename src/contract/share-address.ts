import { fnv1a } from '#lib/hash.ts';
import type { Campaign } from './campaign.ts';
import type { Image } from './image.ts';
import { isLanguage, type Language } from './languages.ts';

/** The picture that stands beside a shared link, in pixels. */
export const shareSize = { width: 1200, height: 630 };

/** A document by its collection and slug. */
export interface DocumentName {
  collection: string;
  slug: string;
}

/** Which picture: that of a document, or the campaign's own where there is none. */
export interface ShareSpec {
  /** The language of the page; the document may be there in another one only. */
  language: Language;
  document?: DocumentName | undefined;
}

/** The parts of the campaign that pictures show. */
export type ShareCampaign = Pick<
  Campaign,
  'language' | 'title' | 'place' | 'nameLine' | 'summary' | 'slogan' | 'hue' | 'motifsOff'
>;

/** The parameters of the picture. */
export interface ShareSubject {
  campaign: ShareCampaign;
  /** The leader's, which stands on the campaign's own picture. */
  portrait?: Image | undefined;
  /** The words of the document; without them the campaign stands alone. */
  title?: string | undefined;
  image?: Image | null | undefined;
}

/** Raised when the drawing changes, because others keep these pictures. */
const artVersion = 4;

/** The address of a picture. It changes with what is drawn, as programs fetch an address only once. */
export function shareAddress({ language, document }: ShareSpec, subject: ShareSubject): string {
  const folders = document ? [language, document.collection, document.slug] : [language];
  return `/share/${artVersion}/${folders.join('/')}/${looksOf(subject)}.jpg`;
}

function looksOf({ campaign, portrait, title, image }: ShareSubject): string {
  const { title: name, place, hue, motifsOff, nameLine, summary, slogan } = campaign;
  const shown =
    title === undefined ? [nameLine, summary, slogan, portrait?.url] : [title, image?.url];
  return fnv1a(JSON.stringify([name, place, hue, motifsOff, shown])).toString(36);
}

const pattern =
  /^\/share\/\d{1,3}\/([a-z]{2})(?:\/([a-z-]{1,40})\/([a-z0-9-]{1,100}))?\/[a-z0-9]{1,7}\.jpg$/;

/** Reads an address back, whatever looks it names; undefined for what `shareAddress` does not write. */
export function parseShareAddress(path: string): ShareSpec | undefined {
  const [, language = '', collection, slug] = pattern.exec(path) ?? [];
  if (!isLanguage(language)) return undefined;
  return { language, document: collection && slug ? { collection, slug } : undefined };
}
