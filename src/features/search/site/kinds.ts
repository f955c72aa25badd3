import type { Found } from '../contract.ts';

/** The names of kinds in the catalogue, below `kind`. */
type KindName =
  | 'news'
  | 'mediaCoverage'
  | 'pressRelease'
  | 'speech'
  | 'album'
  | 'photo'
  | 'video'
  | 'audio'
  | 'document'
  | 'infographic'
  | 'event'
  | 'page'
  | 'milestone'
  | 'achievement'
  | 'governance'
  | 'question';

interface Kind {
  name: KindName;
  /** Where those are read that have no page of their own. */
  room?: string;
  /** Each has an anchor there, which is its slug. */
  anchored?: true;
}

const kinds: Record<string, Kind> = {
  news: { name: 'news', room: '/news' },
  'media-coverage': { name: 'mediaCoverage', room: '/mediacoverage' },
  'press-releases': { name: 'pressRelease', room: '/pressreleases' },
  speeches: { name: 'speech', room: '/speeches' },
  albums: { name: 'album', room: '/photos' },
  photos: { name: 'photo', room: '/photos' },
  videos: { name: 'video', room: '/videos' },
  audios: { name: 'audio', room: '/audios' },
  documents: { name: 'document', room: '/document' },
  infographics: { name: 'infographic', room: '/infographics' },
  events: { name: 'event', room: '/events' },
  pages: { name: 'page' },
  journey: { name: 'milestone', room: '/biography', anchored: true },
  achievements: { name: 'achievement', room: '/biography' },
  governance: { name: 'governance', room: '/governance', anchored: true },
  faqs: { name: 'question', room: '/faq', anchored: true },
};

/** Pages of text by their slugs. */
const roomsOfPages: Record<string, string> = {
  biography: '/biography',
  contact: '/contactus',
  governance: '/governance',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  disclosures: '/disclosures',
  'about-this-site': '/about-this-site',
};

/** What a found item is, as a key of the catalogue; undefined for a collection that is new here. */
export function kindOf({ collection }: Pick<Found, 'collection'>): KindName | undefined {
  return kinds[collection]?.name;
}

/** Where a found item is read: its own page, else the page of its collection; undefined when there is none. */
export function roomOf({
  path,
  collection,
  slug,
}: Pick<Found, 'path' | 'collection' | 'slug'>): string | undefined {
  if (path) return path;
  if (collection === 'pages') return roomsOfPages[slug];
  const { room, anchored } = kinds[collection] ?? {};
  return anchored ? `${room}#${slug}` : room;
}
