import { listAddresses } from '#features/addresses/contract.ts';
import { findSettings } from '#features/settings/contract.ts';
import { allLanguages } from '#contract/languages.ts';
import type { Call } from '#contract/call.ts';
import { listedPages } from '../pages/pages.ts';
import type { PageAddress } from './url-set.ts';

interface AddressPart {
  pages: PageAddress[];
  /** How many parts there are in all. */
  parts: number;
}

/** One part of all addresses of the site, counted from 1; the first part holds the lists. */
export async function loadAddresses(call: Call, part: number): Promise<AddressPart> {
  const [{ data: campaign }, { data, size, total }] = await Promise.all([
    call(findSettings, { query: { slug: 'campaign' } }),
    call(listAddresses, { query: { page: String(part) } }),
  ]);
  const offered = allLanguages.filter((language) => campaign.languages.includes(language));
  const lists = listedPages.map(({ path }) => ({ path, languages: offered }));
  const documents = data.map(({ languages, ...document }) => ({
    ...document,
    languages: languages.filter((language) => offered.includes(language)),
  }));
  const pages = part === 1 ? [...lists, ...documents] : documents;
  return { pages, parts: Math.max(1, Math.ceil(total / size)) };
}
