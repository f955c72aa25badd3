import type { Reader } from '#content/server/reader.ts';
import type { ConsoleCampaign } from '#contract/console-campaign.ts';
import { consoleLanguages } from '#contract/console-text.ts';
import type { ConsoleLanguage } from '#contract/console-text.ts';
import { allLanguages } from '#contract/languages.ts';
import type { Console } from '#http/console.ts';
import { signOf } from '#lib/short-name.ts';
import { themeCss } from '#ui/colour/theme-css.ts';
import { readCampaign } from './campaign.ts';

interface ConsoleOptions {
  reader: Reader;
  /** The page as `npm run build` left it, with a place for the campaign's part of its head. */
  template: () => Promise<string>;
  contentSecurityPolicy?: string | undefined;
}

/** The page of the agent area, with the campaign's name and colours in it. */
export function createConsole({
  reader,
  template,
  contentSecurityPolicy,
}: ConsoleOptions): Console {
  return {
    contentSecurityPolicy,
    async render({ nonce, language }) {
      const campaign = await campaignIn(reader, language);
      const head = [
        `<style nonce="${nonce}">${themeCss(campaign.hue)}</style>`,
        `<script type="application/json" id="campaign">${asData(campaign)}</script>`,
      ].join('');
      return (await template())
        .replaceAll('__NONCE__', nonce)
        .replace('<html lang="en"', `<html lang="${language}"`)
        .replace('<!--campaign-->', () => head);
    },
  };
}

async function campaignIn(reader: Reader, language: ConsoleLanguage): Promise<ConsoleCampaign> {
  const inLanguage = async (code: ConsoleLanguage) => {
    const { title, place } = await readCampaign(reader, code);
    return { name: title, place, letter: signOf(title) };
  };
  const { hue, languages } = await readCampaign(reader, language);
  const names = await Promise.all(consoleLanguages.map(inLanguage));
  const [en = { name: '', place: '', letter: '' }, hi = en] = names;
  const offered = new Set<string>(languages);
  return {
    hue,
    languages: allLanguages.filter((code) => code === 'en' || offered.has(code)),
    inLanguage: { en, hi },
  };
}

/** JSON that ends no element of the page around it. */
const asData = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');
