import { certificateSheet } from '#art/certificates/certificate-sheet.ts';
import { queueRender } from '#art/render-queue.ts';
import { drawSheet } from '#art/sheets/draw-sheet.ts';
import { printSheet } from '#art/sheets/print-sheet.ts';
import type { Reader } from '#content/server/reader.ts';
import { isLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { CertificateFacts, CertificatePrinter } from '#features/quiz/server/dependencies.ts';
import { longDate } from '#lib/dates.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { loadI18n } from '#site/i18n/load.ts';
import { translatorOf } from '#site/i18n/translator.ts';
import { readCampaign } from './campaign.ts';

/** Makes certificates in the look of the campaign and the language of the player. */
export function quizCertificatesOf(reader: Reader): CertificatePrinter {
  const sayFor = async (facts: CertificateFacts, language: Language) => {
    const campaign = await readCampaign(reader, language);
    await loadI18n(language);
    const t = translatorOf(language);
    const say = (text: string) => ({ text, language });
    // A name is often in another script than the page.
    const own = languageOfScript(facts.name, language);
    return {
      hue: campaign.hue,
      title: say(t('quiz.certificateTitle')),
      deed: say(t('quiz.certificateFor')),
      name: { text: facts.name, language: own && isLanguage(own) ? own : language },
      days: say(t('quiz.certificateDays', { count: facts.days })),
      points: say(t('quiz.points', { count: facts.points })),
      day: say(longDate(facts.at, language)),
      from: { text: campaign.title, language: campaign.language },
    };
  };
  return {
    draw: async (facts, language) => {
      const says = await sayFor(facts, language);
      return queueRender(async () => drawSheet(await certificateSheet(says)));
    },
    print: async (facts, language) => {
      const says = await sayFor(facts, language);
      return queueRender(async () => printSheet(await certificateSheet(says)));
    },
  };
}
