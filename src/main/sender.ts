import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import { signOf } from '#lib/short-name.ts';
import type { Sender } from '#messages/mail/compose.ts';
import type { SmsSender } from '#messages/sms/compose.ts';
import { palette } from '#ui/colour/palette.ts';
import { readCampaign } from './campaign.ts';

interface SenderOptions {
  publicUrl: string;
  /** The campaign's name as operators know it, by template. */
  registeredNames: ReadonlyMap<string, string>;
}

/** The sender of messages, as the settings say it now; without any, the software. */
export function createSender(reader: Reader, { publicUrl, registeredNames }: SenderOptions) {
  const { hostname: host, origin: siteUrl } = new URL(publicUrl);
  return async (language: Language): Promise<Sender & SmsSender> => {
    const { title, hue, place, ...campaign } = await readCampaign(reader, language);
    return {
      campaign: title,
      host,
      siteUrl,
      registeredNames,
      place,
      imprint: [campaign.imprint, campaign.address, campaign.phone, campaign.email].filter(
        (line) => line !== undefined,
      ),
      look: {
        light: palette(hue, 'light'),
        dark: palette(hue, 'dark'),
        letter: signOf(title),
      },
    };
  };
}
