import type { Call } from '#contract/call.ts';
import { allLanguages } from '#contract/languages.ts';
import { isPathOff } from '#contract/switches.ts';
import { listAddresses } from '#features/addresses/contract.ts';
import { listNewsletterArchive } from '#features/newsletter-issues/contract.ts';
import { findSettings } from '#features/settings/contract.ts';
import { listedPages } from '../pages/page-table.ts';
import type { PageAddress } from './url-set.ts';

interface AddressPart {
  pages: PageAddress[];
  /** How many parts there are in all. */
  parts: number;
}

/** The newest issues of the newsletter; the pages of its archive lead to older ones. */
const MAX_LETTERS = 100;

/** One part of all addresses of the site, counted from 1; the first part holds the lists. */
export async function loadAddresses(call: Call, part: number): Promise<AddressPart> {
  const [{ data: campaign }, { data, size, total }, letters] = await Promise.all([
    call(findSettings, { query: { slug: 'campaign' } }),
    call(listAddresses, { query: { page: String(part) } }),
    call(listNewsletterArchive, { query: { size: String(MAX_LETTERS) } }),
  ]);
  const offered = allLanguages.filter((language) => campaign.languages.includes(language));
  const open = listedPages.filter(({ path }) => !isPathOff(path, campaign.switchedOff));
  const lists = open.map(({ path }) => ({ path, languages: offered }));
  const archive = letters.data.map(({ number, sentAt, languages }) => ({
    path: `/newsletter/archive/${number}`,
    languages: languages.filter((language) => offered.includes(language)),
    updatedAt: sentAt,
  }));
  const documents = data.map(({ languages, ...document }) => ({
    ...document,
    languages: languages.filter((language) => offered.includes(language)),
  }));
  const pages = part === 1 ? [...lists, ...archive, ...documents] : documents;
  return { pages, parts: Math.max(1, Math.ceil(total / size)) };
}
