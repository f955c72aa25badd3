import type { Call } from '#contract/call.ts';
import { findPageByName, findSectionsByPageName } from '#features/pages/contract.ts';
import { findSettings } from '#features/settings/contract.ts';
import { sectionsOf, textPageOf } from '#ui/page/text/text-page.ts';

const byName = { query: { title: 'contact' } };

/** Loads the page's text, its sections, and the offices. */
export async function loadContact(call: Call) {
  const [page, sections, { data }] = await Promise.all([
    call(findPageByName, byName).then(textPageOf),
    call(findSectionsByPageName, byName).then(sectionsOf),
    call(findSettings, { query: { slug: 'campaign' } }),
  ]);
  const { address, phone, email, officeHours, language } = data;
  return { page, sections, office: { address, phone, email, officeHours, language } };
}

export type Contact = Awaited<ReturnType<typeof loadContact>>;
export type Office = Contact['office'];
