import { queueRender } from '#art/render-queue.ts';
import { drawWishCard } from '#art/share-pictures/draw-wish-card.ts';
import type { Reader } from '#content/server/reader.ts';
import { isLanguage, primaryLanguage } from '#contract/languages.ts';
import type { CardText } from '#features/wish/server/routes.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { catalogueOf, loadI18n } from '#site/i18n/load.ts';
import { readCampaign } from './campaign.ts';

/** Draws birthday cards in the look of the campaign. */
export function wishCardsOf(reader: Reader) {
  return async (card: CardText): Promise<Uint8Array> => {
    const language = isLanguage(card.language) ? card.language : primaryLanguage;
    const campaign = await readCampaign(reader, language);
    await loadI18n(language);
    const greeting = catalogueOf(language).home?.happyBirthday ?? '';
    // A name is often in another script than the page on which it was typed.
    const written = (text: string) => {
      const own = languageOfScript(text, language);
      return { text, language: own !== undefined && isLanguage(own) ? own : language };
    };
    return queueRender(() =>
      drawWishCard({
        hue: campaign.hue,
        motifsOff: campaign.motifsOff,
        greeting: { text: greeting, language },
        name: written(card.name),
        message: card.message === null ? undefined : written(card.message),
        from: { text: campaign.title, language: campaign.language },
      }),
    );
  };
}
