import type { Reader } from '#content/server/reader.ts';
import type { Language } from '#contract/languages.ts';
import { shareAddress } from '#contract/share-address.ts';
import type { LinksOf, Pictured } from '#features/newsletter-issues/server/dependencies.ts';
import { subscriberPaths } from '#features/newsletter/server/unsubscribe.ts';
import { findCampaign } from './campaign.ts';

/** The pictures of an issue: those that stand beside shared links, which every mailbox can show. */
export const newsletterPartsOf = ({ reader }: { reader: Reader }) => ({
  async pictureOf({ collection, slug, title, image }: Pictured, language: Language) {
    const campaign = await findCampaign(reader, language);
    if (!campaign) return null;
    return shareAddress({ language, document: { collection, slug } }, { campaign, title, image });
  },
});

/** The links that only one reader of an issue gets. */
export const newsletterReadersOf = ({ publicUrl }: { publicUrl: string }) => ({
  linksOf: (async (db, readers) =>
    (await subscriberPaths(db, readers)).map(({ leave, preferences }) => {
      const unsubscribe = publicUrl + leave;
      const headers = {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      return { unsubscribe, preferences: publicUrl + preferences, headers };
    })) satisfies LinksOf,
});
