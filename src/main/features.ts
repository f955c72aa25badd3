import type { Reader } from '#content/server/reader.ts';
import { accountCalls } from '#features/account/server/calls.ts';
import type { AccountParts } from '#features/account/server/parts.ts';
import { achievementCalls } from '#features/achievements/server/calls.ts';
import { addressCalls } from '#features/addresses/server/calls.ts';
import { audioCalls } from '#features/audios/server/calls.ts';
import { bannerCalls } from '#features/banners/server/calls.ts';
import { documentCalls } from '#features/documents/server/calls.ts';
import { engagementCalls } from '#features/engagement/server/calls.ts';
import { eventCalls } from '#features/events/server/calls.ts';
import { faqCalls } from '#features/faq/server/calls.ts';
import { governanceCalls } from '#features/governance/server/calls.ts';
import { grievanceCalls } from '#features/grievance/server/calls.ts';
import { infographicCalls } from '#features/infographics/server/calls.ts';
import { joinCalls } from '#features/join/server/calls.ts';
import { journeyCalls } from '#features/journey/server/calls.ts';
import { mediaCoverageCalls } from '#features/media-coverage/server/calls.ts';
import { newsCalls } from '#features/news/server/calls.ts';
import { newsletterCalls } from '#features/newsletter/server/calls.ts';
import { pageCalls } from '#features/pages/server/calls.ts';
import { photoCalls } from '#features/photos/server/calls.ts';
import { pressReleaseCalls } from '#features/press-releases/server/calls.ts';
import { searchCalls } from '#features/search/server/calls.ts';
import { settingsCalls } from '#features/settings/server/calls.ts';
import { signInCalls } from '#features/sign-in/server/calls.ts';
import type { SignInServices } from '#features/sign-in/server/service.ts';
import { speechCalls } from '#features/speeches/server/calls.ts';
import { videoCalls } from '#features/videos/server/calls.ts';
import type { BoundCall } from '#http/bind.ts';
import { bindOpenApi } from '#http/openapi.ts';
import { documentPaths } from './addresses.ts';
import { searchable } from './collections.ts';

/** What calls are made of. */
export interface Parts extends SignInServices, AccountParts {
  reader: Reader;
}

/** Every call of the site, bound to what it does. */
export function bindCalls(parts: Parts): BoundCall[] {
  const { db, reader } = parts;
  const calls = [
    settingsCalls(reader),
    newsCalls(reader),
    mediaCoverageCalls(reader),
    pressReleaseCalls(reader),
    speechCalls(reader),
    photoCalls(reader),
    videoCalls(reader),
    audioCalls(reader),
    documentCalls(reader),
    infographicCalls(reader),
    bannerCalls(reader),
    eventCalls(reader),
    pageCalls(reader),
    journeyCalls(reader),
    achievementCalls(reader),
    governanceCalls(reader),
    faqCalls(reader),
    searchCalls(reader, searchable),
    addressCalls(reader, documentPaths),
    joinCalls(db),
    newsletterCalls(parts),
    engagementCalls(db),
    signInCalls(parts),
    accountCalls(parts),
    grievanceCalls(parts),
  ].flat();
  return [...calls, bindOpenApi(calls, 'Abhiyan')];
}
