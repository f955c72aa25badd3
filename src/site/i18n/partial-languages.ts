import type { Language } from '#contract/languages.ts';
import type { Catalogue, PartialCatalogue } from './catalogue.ts';
import { fetchComplete } from './complete-languages.ts';
import type { CataloguePart, completeLanguages } from './complete-languages.ts';

/** A language whose translation waits for review by a native speaker. */
export type PartialLanguage = Exclude<Language, keyof typeof completeLanguages>;

type Load = () => Promise<PartialCatalogue>;

/** Two files each, so that only pages with an account load the long texts around it. */
const partialLanguages: Record<PartialLanguage, { reading: Load; people: Load }> = {
  mr: {
    reading: () => import('./catalogues/mr.ts').then(({ mr }) => mr),
    people: () => import('./catalogues/mr-people.ts').then(({ mrPeople }) => mrPeople),
  },
  bn: {
    reading: () => import('./catalogues/bn.ts').then(({ bn }) => bn),
    people: () => import('./catalogues/bn-people.ts').then(({ bnPeople }) => bnPeople),
  },
  gu: {
    reading: () => import('./catalogues/gu.ts').then(({ gu }) => gu),
    people: () => import('./catalogues/gu-people.ts').then(({ guPeople }) => guPeople),
  },
  pa: {
    reading: () => import('./catalogues/pa.ts').then(({ pa }) => pa),
    people: () => import('./catalogues/pa-people.ts').then(({ paPeople }) => paPeople),
  },
  or: {
    reading: () => import('./catalogues/or.ts').then(({ or }) => or),
    people: () => import('./catalogues/or-people.ts').then(({ orPeople }) => orPeople),
  },
  ta: {
    reading: () => import('./catalogues/ta.ts').then(({ ta }) => ta),
    people: () => import('./catalogues/ta-people.ts').then(({ taPeople }) => taPeople),
  },
  te: {
    reading: () => import('./catalogues/te.ts').then(({ te }) => te),
    people: () => import('./catalogues/te-people.ts').then(({ tePeople }) => tePeople),
  },
  kn: {
    reading: () => import('./catalogues/kn.ts').then(({ kn }) => kn),
    people: () => import('./catalogues/kn-people.ts').then(({ knPeople }) => knPeople),
  },
  ml: {
    reading: () => import('./catalogues/ml.ts').then(({ ml }) => ml),
    people: () => import('./catalogues/ml-people.ts').then(({ mlPeople }) => mlPeople),
  },
};

/** Loads the texts of an incomplete language, with English for each missing one. */
export async function fetchPartial(language: PartialLanguage, part: CataloguePart) {
  const { reading, people } = partialLanguages[language];
  const [english, ofReading, ofPeople] = await Promise.all([
    fetchComplete('en', part),
    reading(),
    part ? undefined : people(),
  ]);
  return withFallback(english, { ...ofReading, ...ofPeople });
}

/**
 * Merges the texts of a language over the English ones, one by one. A language with only
 * `count_other` uses it for one thing too.
 */
export function withFallback(
  english: Partial<Catalogue>,
  texts: PartialCatalogue,
): Partial<Catalogue> {
  const areas = Object.entries(english).map(([area, inEnglish]) => {
    const own: Record<string, string> = texts[area as keyof Catalogue] ?? {};
    const said = Object.entries(inEnglish).map(([key, text]) => {
      return [key, own[key] ?? own[key.replace(/_one$/, '_other')] ?? text];
    });
    return [area, Object.fromEntries(said)];
  });
  return Object.fromEntries(areas);
}
