/** The catalogue keys of kinds, below `kind`, by the collection of a result. */
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

/** The kind of a result, as a key of the catalogue; undefined for an unknown collection. */
export function kindOf({ collection }: { collection: string }) {
  return Object.hasOwn(kinds, collection) ? kinds[collection as keyof typeof kinds] : undefined;
}
