import type { Reader } from '#content/server/reader.ts';
import { allLanguages } from '#contract/languages.ts';
import { campaignName } from '#messages/sms/campaign-name.ts';
import { findCampaign } from './campaign.ts';

/** Warns of short messages that go out with a campaign name that the settings no longer have. */
export async function warnOfOldNames(
  reader: Reader,
  registeredNames: ReadonlyMap<string, string>,
  tell: (line: string) => void,
): Promise<void> {
  for (const [template, name] of registeredNames) {
    const language = allLanguages.find((code) => template.endsWith(`.${code}`));
    const campaign = language && (await findCampaign(reader, language));
    if (!campaign || campaignName(campaign.title) === name) continue;
    tell(
      `SMS_TEMPLATES: ${template} goes out in the name of "${name}"; the settings say "${campaign.title}". Register the text anew.`,
    );
  }
}
