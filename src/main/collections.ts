import type { Collection } from '#content/declare/collection.ts';
import { achievements } from '#features/achievements/collection.ts';
import { audios } from '#features/audios/collection.ts';
import { banners } from '#features/banners/collection.ts';
import { documents } from '#features/documents/collection.ts';
import { eventCategories, events } from '#features/events/collection.ts';
import { faqs } from '#features/faq/collection.ts';
import { governance } from '#features/governance/collection.ts';
import { infographics } from '#features/infographics/collection.ts';
import { journey } from '#features/journey/collection.ts';
import { mediaCoverage } from '#features/media-coverage/collection.ts';
import { news, newsCategories } from '#features/news/collection.ts';
import { pages, sections } from '#features/pages/collection.ts';
import { albums, photos } from '#features/photos/collection.ts';
import { pressReleases } from '#features/press-releases/collection.ts';
import { settings } from '#features/settings/collection.ts';
import { speeches } from '#features/speeches/collection.ts';
import { videos } from '#features/videos/collection.ts';

/** What readers search through. */
export const searchable: readonly Collection[] = [
  news,
  mediaCoverage,
  pressReleases,
  speeches,
  albums,
  photos,
  videos,
  audios,
  documents,
  infographics,
  events,
  pages,
  journey,
  achievements,
  governance,
  faqs,
];

/** Every collection there is. */
export const collections: readonly Collection[] = [
  ...searchable,
  newsCategories,
  eventCategories,
  sections,
  banners,
  settings,
];
