import { kitSheet } from '#art/rally-kit/kit-sheet.ts';
import type { Kit } from '#art/rally-kit/kit-sheet.ts';
import { queueRender } from '#art/render-queue.ts';
import type { TextContent } from '#art/share-pictures/text-layout.ts';
import { drawSheet } from '#art/sheets/draw-sheet.ts';
import { printSheet } from '#art/sheets/print-sheet.ts';
import type { Reader } from '#content/server/reader.ts';
import { isLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { KitEvent, KitMaker, KitWish } from '#features/rally-kit/server/routes.ts';
import { closeDandas, spaceDandas } from '#lib/danda.ts';
import { dayMonth, time, weekday } from '#lib/dates.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { loadI18n } from '#site/i18n/load.ts';
import { translatorOf } from '#site/i18n/translator.ts';
import { readCampaign } from './campaign.ts';

interface KitParts {
  reader: Reader;
  publicUrl: string;
}

const LONGEST_AS_ONE = 16;

/** Makes posters, statuses and cards in the look of the campaign and in any language. */
export function kitMakerOf({ reader, publicUrl }: KitParts): KitMaker {
  const sheetFor = async (wish: KitWish) => {
    const campaign = await readTexts(reader, wish.language);
    await loadI18n(wish.language);
    return kitSheet({
      ...kitOf(wish, campaign),
      address: { text: hostOf(publicUrl), language: 'en' },
    });
  };
  return {
    draw: (wish) => queueRender(async () => drawSheet(await sheetFor(wish))),
    print: (wish) => queueRender(async () => printSheet(await sheetFor(wish))),
  };
}

const hostOf = (address: string) => address.replace(/^https?:\/\//, '');

type CampaignTexts = Awaited<ReturnType<typeof readTexts>>;

/** The campaign as the kit tells of it. */
async function readTexts(reader: Reader, language: Language) {
  const campaign = await readCampaign(reader, language);
  const { title: leader, hue, motifsOff, place, slogan, summary, language: own } = campaign;
  return {
    hue,
    motifsOff,
    leader,
    slogan: { text: spaceDandas(slogan), language },
    summary: { text: spaceDandas(summary ?? ''), language: own },
    from: { text: place ? `${leader}, ${place}` : leader, language: own },
  };
}

function kitOf(
  { shape, language, name, event }: KitWish,
  campaign: CampaignTexts,
): Omit<Kit, 'address'> {
  const { hue, motifsOff, leader, slogan, summary, from } = campaign;
  // The two words of a name stay in one line.
  const asOne = leader.length <= LONGEST_AS_ONE ? leader.replaceAll(' ', '\u00a0') : leader;
  const withWhom = { text: translatorOf(language)('kit.with', { name: asOne }), language };
  const look = { shape, hue, motifsOff, with: withWhom, from };
  const across =
    name === undefined
      ? { ...slogan, text: closeDandas(slogan.text) }
      : inItsScript(name, language);
  if (event)
    return {
      ...look,
      across,
      details: momentOf(event, language),
      says: { text: event.title, language: event.language },
    };
  // Without a name the slogan is across the line already.
  return name === undefined
    ? { ...look, across, says: summary, details: [] }
    : { ...look, across, says: slogan, details: [summary] };
}

/** A name is often in another script than the piece. */
function inItsScript(text: string, language: Language): TextContent {
  const own = languageOfScript(text, language);
  return { text, language: own !== undefined && isLanguage(own) ? own : language };
}

function momentOf(event: KitEvent, language: Language): TextContent[] {
  const { startsAt, place } = event;
  const day = `${weekday(startsAt, language)}, ${dayMonth(startsAt, language)}`;
  return [
    { text: `${day}, ${time(startsAt, language)}`, language },
    { text: place, language: event.language },
  ];
}
