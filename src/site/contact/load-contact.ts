import { loadPage, loadSections } from '#features/pages/site/load-page.ts';
import { findSettings } from '#features/settings/contract.ts';
import type { Call } from '#contract/call.ts';

/** The page's own words, its sections, and where the office is found. */
export async function loadContact(call: Call) {
  const [page, sections, { data }] = await Promise.all([
    loadPage(call, 'contact'),
    loadSections(call, 'contact'),
    call(findSettings, { query: { slug: 'campaign' } }),
  ]);
  const { address, phone, email, officeHours, language } = data;
  return { page, sections, office: { address, phone, email, officeHours, language } };
}

export type Office = Awaited<ReturnType<typeof loadContact>>['office'];
