import type { Campaign } from '#contract/campaign.ts';
import type { Language } from '#contract/languages.ts';

/** The type asks for every field, so the list is complete. */
const fields: Record<keyof Campaign, true> = {
  language: true,
  title: true,
  summary: true,
  place: true,
  nameLine: true,
  description: true,
  newsletterTitle: true,
  newsletterText: true,
  hue: true,
  motifsOff: true,
  slogan: true,
  languages: true,
  facebook: true,
  instagram: true,
  twitter: true,
  youtube: true,
  donate: true,
  join: true,
  switchedOff: true,
  menuOrder: true,
};

interface Settings extends Omit<Campaign, 'slogan'> {
  slogans: Partial<Record<Language, string>>;
}

/** The campaign's settings as pages need them; every page carries them, so the rest is left out. */
export function campaignSettings(settings: Settings, language: Language): Campaign {
  const campaign = { ...settings, slogan: settings.slogans[language] ?? settings.title };
  const sent = Object.entries(campaign).filter(([field]) => Object.hasOwn(fields, field));
  return Object.fromEntries(sent) as unknown as Campaign;
}
