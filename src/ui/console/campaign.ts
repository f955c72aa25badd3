import type { ConsoleCampaign } from '#contract/console-campaign.ts';
import { staffLanguages } from '#contract/staff-text.ts';
import type { StaffLanguage } from '#contract/staff-text.ts';

/** The campaign, which the server wrote into the page. */
export const campaign = JSON.parse(
  document.getElementById('campaign')?.textContent ?? '{}',
) as ConsoleCampaign;

/** The language of the page, which the server chose by the cookie. */
export const staffLanguage: StaffLanguage =
  staffLanguages.find((language) => language === document.documentElement.lang) ?? 'en';
