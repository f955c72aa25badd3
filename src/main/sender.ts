import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import { settings } from '#features/settings/collection.ts';
import { firstGrapheme } from '#lib/script/grapheme.ts';
import type { Sender } from '#messages/mail/compose.ts';
import type { SmsSender } from '#messages/sms/compose.ts';
import { palette } from '#ui/colour/palette.ts';
import { defaultHue } from './campaign.ts';

interface SenderOptions {
  publicUrl: string;
  /** The campaign's name as operators know it, by template. */
  registeredNames: ReadonlyMap<string, string>;
}

/** The sender of messages, as the settings say it now; without any, the software. */
export function createSender(reader: Reader, { publicUrl, registeredNames }: SenderOptions) {
  const { hostname: host, origin: siteUrl } = new URL(publicUrl);
  return async (language: Language): Promise<Sender & SmsSender> => {
    const found = await reader.find(settings, language, 'campaign');
    const campaign = found?.title ?? 'Abhiyan';
    const hue = found?.hue ?? defaultHue;
    return {
      campaign,
      host,
      siteUrl,
      registeredNames,
      place: found?.place ?? '',
      imprint: [found?.imprint, found?.address, found?.phone, found?.email].filter(
        (line) => line !== undefined,
      ),
      look: {
        light: palette(hue, 'light'),
        dark: palette(hue, 'dark'),
        letter: firstGrapheme(campaign),
      },
    };
  };
}
