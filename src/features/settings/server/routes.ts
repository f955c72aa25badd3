import { oneBySlug } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { interfaceStateOf } from '#contract/interface-state.ts';
import { allLanguages, languages, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { Problem } from '#contract/problems.ts';
import { bind } from '#http/bind.ts';
import { settings } from '../collection.ts';
import { findSettings, getSettings, listLanguages } from '../contract.ts';

export const settingsRoutes = (reader: Reader) => [
  bind(findSettings, oneBySlug(reader, settings)),
  bind(getSettings, async ({ language }) => {
    const campaign = await reader.find(settings, language, 'campaign');
    if (!campaign) throw new Problem('notFound', { message: 'The campaign has no settings yet.' });
    const { facebook, instagram, twitter, youtube, donate, join, footerText } = campaign;
    return {
      data: {
        FACEBOOK: valueOf(facebook),
        INSTAGRAM: valueOf(instagram),
        TWITTER: valueOf(twitter),
        YOUTUBE: valueOf(youtube),
        DONATE: valueOf(donate),
        JOIN: valueOf(join),
        FOOTERTEXT: valueOf(footerText),
      },
    };
  }),
  bind(listLanguages, async () => ({
    data: await Promise.all(allLanguages.map((code) => stateOf(reader, code))),
  })),
];

/** English is always offered, as the fallback of every missing translation. */
async function stateOf(reader: Reader, code: Language) {
  const campaign = await reader.find(settings, code, 'campaign');
  return {
    code,
    name: languages[code].name,
    offered: code === primaryLanguage || (campaign?.languages.includes(code) ?? false),
    written: campaign?.language === code,
    interface: interfaceStateOf[code],
  };
}

const valueOf = (value: string | undefined) => (value === undefined ? undefined : { value });
