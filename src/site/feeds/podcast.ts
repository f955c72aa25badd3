import type { Extension, Feed, Item } from 'feed';
import type { LoaderFunctionArgs } from 'react-router';
import type { ReplyOf } from '#contract/endpoint.ts';
import { iconAddress } from '#contract/icon-address.ts';
import { listAudios } from '#features/audios/contract.ts';
import { signOf } from '#lib/short-name.ts';
import { siteContext } from '#ui/page/site-context.ts';
import type { SiteContext } from '#ui/page/site-context.ts';
import { createFeed, feedResponse, newest } from './feed.ts';
import { loadSpeaker } from './speaker.ts';

type Recording = ReplyOf<typeof listAudios>['data'][number];
type Speaker = Awaited<ReturnType<typeof loadSpeaker>>['campaign'];

/** The recordings as a podcast, with the tags that podcast directories require. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { data } = await site.call(listAudios, { query: { size: String(newest) } });
  const feed = await createFeed(site, {
    list: '/audios',
    file: 'podcast.xml',
    title: 'frame.audios',
    about: 'audios.intro',
    entries: data.map((audio) => ({ ...audio, image: null, at: audio.publishedAt })),
  });
  const { campaign } = await loadSpeaker(site);
  makePodcast(feed, campaign, site);
  feed.items.forEach((item, index) => addSound(item, data[index], site));
  return feedResponse(feed);
}

function makePodcast(feed: Feed, { title, email, hue }: Speaker, { publicUrl }: SiteContext): void {
  const picture = publicUrl + iconAddress({ sign: signOf(title), hue, size: 1400 });
  Object.assign(feed.options, { podcast: true, image: picture, author: { name: title } });
  const owner = { 'itunes:name': title, 'itunes:email': email };
  const marks: Extension[] = [
    { name: 'itunes:image', objects: { _attributes: { href: picture } } },
    { name: 'itunes:category', objects: { _attributes: { text: 'Government' } } },
    { name: 'itunes:explicit', objects: { _text: 'false' } },
    { name: 'itunes:type', objects: { _text: 'episodic' } },
    ...(email ? [{ name: 'itunes:owner', objects: owner }] : []),
  ];
  marks.forEach((mark) => feed.addExtension(mark));
}

function addSound(item: Item, recording: Recording | undefined, { publicUrl }: SiteContext): void {
  if (!recording) return;
  const { file, durationSeconds } = recording;
  const { url, type, bytes } = file;
  const duration = Math.round(durationSeconds);
  item.audio = { url: publicUrl + url, type, length: bytes, duration };
}
