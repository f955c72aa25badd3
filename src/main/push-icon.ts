import type { Reader } from '#content/server/reader.ts';
import { iconAddress } from '#contract/icon-address.ts';
import { primaryLanguage } from '#contract/languages.ts';
import { signOf } from '#lib/short-name.ts';
import { readCampaign } from './campaign.ts';

const PIXELS = 192;

/** The campaign's mark, as devices show it beside a push message. */
export const pushIconOf = (reader: Reader) => async (): Promise<string> => {
  const { title, hue } = await readCampaign(reader, primaryLanguage);
  return iconAddress({ sign: signOf(title), hue, size: PIXELS });
};
