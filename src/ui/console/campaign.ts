import type { ConsoleCampaign } from '#contract/console-campaign.ts';
import { consoleLanguages } from '#contract/console-text.ts';
import type { ConsoleLanguage } from '#contract/console-text.ts';

/** The campaign, which the server wrote into the page. */
export const campaign = JSON.parse(
  document.getElementById('campaign')?.textContent ?? '{}',
) as ConsoleCampaign;

/** The language of the page, which the server chose by the cookie. */
export const consoleLanguage: ConsoleLanguage =
  consoleLanguages.find((language) => language === document.documentElement.lang) ?? 'en';
