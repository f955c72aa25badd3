import { Feed } from 'feed';
import type { Item } from 'feed';
import type { Image } from '#contract/image.ts';
import { localPath } from '#contract/languages.ts';
import type { SiteContext } from '#ui/page/site-context.ts';
import type { TextKey } from '#ui/translation.tsx';
import { loadSpeaker } from './speaker.ts';

/** What one feed says that the others do not. */
export interface Channel {
  /** The list that it follows, without a language: `/news`. */
  list: string;
  /** The name of the feed below the list: `feed.xml`. */
  file: string;
  title: 'home.newsUpdates' | 'frame.pressReleases' | 'frame.speeches' | 'frame.audios';
  about: Extract<TextKey, `${string}.intro`>;
  entries: readonly Entry[];
}

/** A document as a feed tells of it. */
export interface Entry {
  id: string;
  /** Of its page, without a language; the list where it has none. */
  path: string | null;
  title: string;
  summary: string | null;
  image: Image | null;
  /** ISO 8601. */
  at: string;
}

/** How many of the newest a feed tells of. */
export const newest = 30;

/** The newest of a list as RSS 2.0, in the language of the address. */
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
    // The moment of the newest and not that of the writing: the same entries give the same bytes.
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

/** None where its file is gone: the format asks for a length. */
async function pictureOf({ url }: Image, { publicUrl, lengthOf }: SiteContext) {
  const length = await lengthOf(url);
  const type = url.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
  return length === undefined ? undefined : { url: publicUrl + url, type, length };
}

function addressIn({ language, publicUrl }: SiteContext, path: string): string {
  return publicUrl + localPath(language, path);
}
