import { findSettings } from '#features/settings/contract.ts';
import type { SiteContext } from '#ui/page/site-context.ts';
import { loadI18n } from '../i18n/load.ts';
import { translatorOf } from '../i18n/translator.ts';

/** Loads the speaker's name, and the texts of the interface in the language of the address. */
export async function loadSpeaker({ call, language }: SiteContext) {
  const [{ data: campaign }] = await Promise.all([
    call(findSettings, { query: { slug: 'campaign' } }),
    loadI18n(language),
  ]);
  return { campaign, t: translatorOf(language) };
}
