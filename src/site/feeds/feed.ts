import { Feed } from 'feed';
import type { Item } from 'feed';
import type { Image } from '#contract/image.ts';
import { localPath } from '#contract/languages.ts';
import type { SiteContext } from '#ui/page/site-context.ts';
import type { TextKey } from '#ui/translation.tsx';
import { loadSpeaker } from './speaker.ts';

/** The parts of a feed that differ from other feeds. */
export interface Channel {
  /** The list that the feed follows, without a language: `/news`. */
  list: string;
  /** The file name of the feed below the list: `feed.xml`. */
  file: string;
  title: 'home.newsUpdates' | 'frame.pressReleases' | 'frame.speeches' | 'frame.audios';
  about: Extract<TextKey, `${string}.intro`>;
  entries: readonly Entry[];
}

/** A document as a feed lists it. */
export interface Entry {
  id: string;
  /** The path of its page, without a language; null where the list is its page. */
  path: string | null;
  title: string;
  summary: string | null;
  image: Image | null;
  /** ISO 8601. */
  at: string;
}

/** The number of newest documents that a feed lists. */
export const newest = 30;

/** The newest documents of a list as RSS 2.0, in the language of the address. */
export async function createFeed(site: SiteContext, channel: Channel): Promise<Feed> {
  const { campaign, t } = await loadSpeaker(site);
  const { list, file, title, about, entries } = channel;
  const link = addressIn(site, list);
  const [latest] = entries;
  const feed = new Feed({
    title: `${t(title)} · ${campaign.title}, ${campaign.place}`,
    description: t(about),
    link,
    feedLinks: { rss: `${link}/${file}` },
    language: site.language,
    // The date of the newest entry, not of the rendering: the same entries give the same bytes.
    updated: latest && new Date(latest.at),
    generator: 'Abhiyan',
  });
  const items = await Promise.all(entries.map((entry) => itemOf(entry, site, list)));
  items.forEach((item) => feed.addItem(item));
  return feed;
}

/** The reply with a feed. */
export function feedResponse(feed: Feed): Response {
  return new Response(feed.rss2(), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}

async function itemOf(entry: Entry, site: SiteContext, list: string): Promise<Item> {
  const { id, path, title, summary, image, at } = entry;
  return {
    guid: `urn:uuid:${id}`,
    title,
    link: addressIn(site, path ?? list),
    description: summary ?? undefined,
    date: new Date(at),
    image: image ? await pictureOf(image, site) : undefined,
  };
}

/** Undefined where the file is gone, because the format requires a length. */
async function pictureOf({ url }: Image, { publicUrl, lengthOf }: SiteContext) {
  const length = await lengthOf(url);
  const type = url.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
  return length === undefined ? undefined : { url: publicUrl + url, type, length };
}

function addressIn({ language, publicUrl }: SiteContext, path: string): string {
  return publicUrl + localPath(language, path);
}
