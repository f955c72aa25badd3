import type { Reader } from '#content/server/reader.ts';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { settings } from '#features/settings/collection.ts';

const defaultHue = 205;

/** What the server itself needs of the settings, kept until they change. */
export function createCampaign() {
  let languages: ReadonlySet<string> = new Set([primaryLanguage]);
  let hue = defaultHue;

  return {
    hue: async () => hue,
    isEnabled: (language: Language) => languages.has(language),
    /** Reads the settings anew; without any, the site is English and peacock. */
    async refresh(reader: Reader): Promise<void> {
      const campaign = await reader.find(settings, primaryLanguage, 'campaign');
      languages = new Set([primaryLanguage, ...(campaign?.languages ?? [])]);
      hue = campaign?.hue ?? defaultHue;
    },
  };
}

/** What the campaign is called; without settings, as the software is. */
export function createCampaignName(reader: Reader) {
  return async (language: Language): Promise<string> => {
    const campaign = await reader.find(settings, language, 'campaign');
    return campaign?.title ?? 'Abhiyan';
  };
}
