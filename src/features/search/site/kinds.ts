/** The names of kinds in the catalogue, below `kind`, by the collection of what was found. */
const kinds = {
  news: 'news',
  'media-coverage': 'mediaCoverage',
  'press-releases': 'pressRelease',
  speeches: 'speech',
  albums: 'album',
  photos: 'photo',
  videos: 'video',
  audios: 'audio',
  documents: 'document',
  infographics: 'infographic',
  events: 'event',
  pages: 'page',
  journey: 'milestone',
  achievements: 'achievement',
  governance: 'governance',
  faqs: 'question',
} as const;

/** What a found item is, as a key of the catalogue; undefined for a collection that is new here. */
export function kindOf({ collection }: { collection: string }) {
  return Object.hasOwn(kinds, collection) ? kinds[collection as keyof typeof kinds] : undefined;
}
