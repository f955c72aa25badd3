import { oneBySlug } from '#content/server/calls.ts';
import type { Reader } from '#content/server/reader.ts';
import { Problem } from '#contract/problems.ts';
import { bind } from '#http/bind.ts';
import { settings } from '../collection.ts';
import { findSettings, getSettings } from '../contract.ts';

export const settingsCalls = (reader: Reader) => [
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
];

const valueOf = (value: string | undefined) => (value === undefined ? undefined : { value });
