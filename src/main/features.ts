import type { Collection } from '#content/declare/collection.ts';
import type { Reader } from '#content/server/reader.ts';
import { accountCalls } from '#features/account/server/calls.ts';
import type { AccountParts } from '#features/account/server/parts.ts';
import { achievements } from '#features/achievements/collection.ts';
import { achievementCalls } from '#features/achievements/server/calls.ts';
import { addressCalls } from '#features/addresses/server/calls.ts';
import { audios } from '#features/audios/collection.ts';
import { agentCalls } from '#features/agents/server/calls.ts';
import { audioCalls } from '#features/audios/server/calls.ts';
import { banners } from '#features/banners/collection.ts';
import { bannerCalls } from '#features/banners/server/calls.ts';
import { documents } from '#features/documents/collection.ts';
import { documentCalls } from '#features/documents/server/calls.ts';
import { engagementCalls } from '#features/engagement/server/calls.ts';
import { eventCategories, events } from '#features/events/collection.ts';
import { eventCalls } from '#features/events/server/calls.ts';
import { faqs } from '#features/faq/collection.ts';
import { faqCalls } from '#features/faq/server/calls.ts';
import { governance } from '#features/governance/collection.ts';
import { governanceCalls } from '#features/governance/server/calls.ts';
import { grievanceCalls } from '#features/grievance/server/calls.ts';
import { infographics } from '#features/infographics/collection.ts';
import { infographicCalls } from '#features/infographics/server/calls.ts';
import { joinCalls } from '#features/join/server/calls.ts';
import { journey } from '#features/journey/collection.ts';
import { journeyCalls } from '#features/journey/server/calls.ts';
import { mediaCoverage } from '#features/media-coverage/collection.ts';
import { mediaCoverageCalls } from '#features/media-coverage/server/calls.ts';
import { news, newsCategories } from '#features/news/collection.ts';
import { newsCalls } from '#features/news/server/calls.ts';
import { newsletterCalls } from '#features/newsletter/server/calls.ts';
import { pages, sections } from '#features/pages/collection.ts';
import { pageCalls } from '#features/pages/server/calls.ts';
import { albums, photos } from '#features/photos/collection.ts';
import { photoCalls } from '#features/photos/server/calls.ts';
import { pressReleases } from '#features/press-releases/collection.ts';
import { pressReleaseCalls } from '#features/press-releases/server/calls.ts';
import { searchCalls } from '#features/search/server/calls.ts';
import { settings } from '#features/settings/collection.ts';
import { settingsCalls } from '#features/settings/server/calls.ts';
import { signInCalls } from '#features/sign-in/server/calls.ts';
import type { SignInServices } from '#features/sign-in/server/service.ts';
import { speeches } from '#features/speeches/collection.ts';
import { speechCalls } from '#features/speeches/server/calls.ts';
import { videos } from '#features/videos/collection.ts';
import { videoCalls } from '#features/videos/server/calls.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { BoundCall } from '#http/bind.ts';
import type { FileSigner } from '#http/signed-files.ts';
import type { BoundUpload } from '#http/uploads/register-uploads.ts';
import type { Enqueue } from '#jobs/queue.ts';

/** What calls are made of. */
export interface Parts extends SignInServices, AccountParts {
  reader: Reader;
  enqueue: Enqueue;
  searchable: readonly Collection[];
  collections: readonly Collection[];
  /** Where files are kept: for archives, and for what came through an upload door. */
  storage: Storage;
  /** Gives a private file an address that ends after minutes, or with the session. */
  signFile: FileSigner['sign'];
}

/** The parts that a feature hands to the site. */
interface Feature {
  /** Its content types that readers search through. */
  searchable?: readonly Collection[];
  /** Its other content types. */
  collections?: readonly Collection[];
  calls: (parts: Parts) => BoundCall[];
  /** Its doors for files that come in parts. */
  uploads?: (parts: Parts) => BoundUpload[];
}

/** Every feature: a new one, or a new content type, is a row here. */
export const features: readonly Feature[] = [
  { collections: [settings], calls: ({ reader }) => settingsCalls(reader) },
  { searchable: [news], collections: [newsCategories], calls: ({ reader }) => newsCalls(reader) },
  { searchable: [mediaCoverage], calls: ({ reader }) => mediaCoverageCalls(reader) },
  { searchable: [pressReleases], calls: ({ reader }) => pressReleaseCalls(reader) },
  { searchable: [speeches], calls: ({ reader }) => speechCalls(reader) },
  { searchable: [albums, photos], calls: ({ reader }) => photoCalls(reader) },
  { searchable: [videos], calls: ({ reader }) => videoCalls(reader) },
  { searchable: [audios], calls: ({ reader }) => audioCalls(reader) },
  { searchable: [documents], calls: ({ reader }) => documentCalls(reader) },
  { searchable: [infographics], calls: ({ reader }) => infographicCalls(reader) },
  { collections: [banners], calls: ({ reader }) => bannerCalls(reader) },
  {
    searchable: [events],
    collections: [eventCategories],
    calls: ({ reader }) => eventCalls(reader),
  },
  { searchable: [pages], collections: [sections], calls: ({ reader }) => pageCalls(reader) },
  { searchable: [journey], calls: ({ reader }) => journeyCalls(reader) },
  { searchable: [achievements], calls: ({ reader }) => achievementCalls(reader) },
  { searchable: [governance], calls: ({ reader }) => governanceCalls(reader) },
  { searchable: [faqs], calls: ({ reader }) => faqCalls(reader) },
  { calls: ({ reader, searchable }) => searchCalls(reader, searchable) },
  { calls: ({ reader, collections }) => addressCalls(reader, collections) },
  { calls: ({ db }) => joinCalls(db) },
  { calls: newsletterCalls },
  { calls: ({ db }) => engagementCalls(db) },
  { calls: signInCalls },
  { calls: accountCalls },
  { calls: grievanceCalls },
  { calls: ({ db }) => agentCalls(db) },
];
