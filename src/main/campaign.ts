import type { CoverLook } from '#content/server/cover.ts';
import type { Reader } from '#content/server/reader.ts';
import { allLanguages, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { isPathOff } from '#contract/switches.ts';
import type { SwitchName } from '#contract/switches.ts';
import { settings } from '#features/settings/collection.ts';
import { signOf } from '#lib/short-name.ts';
import { palette } from '#ui/colour/palette.ts';

/** Peacock. */
const defaultHue = 205;

/** A campaign without settings has the name and the look of the software. */
const software = {
  title: 'Abhiyan',
  slogan: 'Abhiyan',
  place: '',
  hue: defaultHue,
  motifsOff: [],
  languages: [primaryLanguage],
};

/** The campaign's settings and its slogan in a language; undefined without settings. */
export async function findCampaign(reader: Reader, language: Language) {
  const found = await reader.find(settings, language, 'campaign');
  return found && { ...found, slogan: found.slogans[language] ?? found.title };
}

/** The campaign's settings and its slogan in a language, or what stands for them. */
export async function readCampaign(reader: Reader, language: Language) {
  return { ...software, language, ...(await findCampaign(reader, language)) };
}

/** The settings that the server itself needs, cached until they change. */
export function createCampaign() {
  let languages: ReadonlySet<string> = new Set([primaryLanguage]);
  let look = lookOf(software);
  let signs: ReadonlySet<string> = new Set();
  let off: readonly string[] = [];

  return {
    look: () => look,
    /** Whether a letter and a hue are those of the campaign's mark, in any language. */
    isOwnMark: (mark: { sign: string; hue: number }) =>
      mark.hue === look.hue && signs.has(mark.sign),
    isEnabled: (language: Language) => languages.has(language),
    /** The languages that are switched on, in the order of the site; English, which always is, comes first. */
    offeredLanguages: () => allLanguages.filter((each) => languages.has(each)),
    /** Whether the campaign has switched a part of the site off, and whether that part has this page. */
    isOff: (name: SwitchName) => off.includes(name),
    isPathOff: (path: string) => isPathOff(path, off),
    /** Whether the campaign shows the page at a path, in a language. */
    isShown: (path: string, language: Language) => languages.has(language) && !isPathOff(path, off),
    /** Reads the settings anew; without any, the site is English and peacock. */
    async refresh(reader: Reader): Promise<void> {
      const { hue, motifsOff, ...campaign } = await readCampaign(reader, primaryLanguage);
      languages = new Set([primaryLanguage, ...campaign.languages]);
      look = lookOf({ hue, motifsOff });
      off = campaign.switchedOff ?? [];
      signs = await signsIn(reader, languages);
    },
  };
}

/** The tint is that of the page by day: a call does not know the hour of its caller. */
const lookOf = ({ hue, motifsOff }: Omit<CoverLook, 'tint'>): CoverLook => ({
  hue,
  motifsOff,
  tint: palette(hue, 'light').tint,
});

/** The first letter of the campaign's name, which each language of the site writes as it does. */
async function signsIn(reader: Reader, offered: ReadonlySet<string>): Promise<Set<string>> {
  const signs = new Set<string>();
  // One after the other, because visitors need the connections more.
  for (const language of allLanguages.filter((each) => offered.has(each))) {
    const { title } = await readCampaign(reader, language);
    signs.add(signOf(title));
  }
  return signs;
}

/** The campaign's name; without settings, that of the software. */
export function createCampaignName(reader: Reader) {
  return async (language: Language): Promise<string> => {
    const { title } = await readCampaign(reader, language);
    return title;
  };
}
