import type { Language } from '#contract/languages.ts';
import type { Catalogue, PartialCatalogue } from './catalogue.ts';
import { fetchComplete } from './complete-languages.ts';
import type { CataloguePart, completeLanguages } from './complete-languages.ts';

/** A language whose translation waits for review by a native speaker. */
export type PartialLanguage = Exclude<Language, keyof typeof completeLanguages>;

const partialLanguages: Record<PartialLanguage, () => Promise<PartialCatalogue>> = {
  mr: () => import('./catalogues/mr.ts').then(({ mr }) => mr),
  bn: () => import('./catalogues/bn.ts').then(({ bn }) => bn),
  gu: () => import('./catalogues/gu.ts').then(({ gu }) => gu),
  pa: () => import('./catalogues/pa.ts').then(({ pa }) => pa),
  or: () => import('./catalogues/or.ts').then(({ or }) => or),
  ta: () => import('./catalogues/ta.ts').then(({ ta }) => ta),
  te: () => import('./catalogues/te.ts').then(({ te }) => te),
  kn: () => import('./catalogues/kn.ts').then(({ kn }) => kn),
  ml: () => import('./catalogues/ml.ts').then(({ ml }) => ml),
};

/** Loads the texts of an incomplete language, with English for each missing one. */
export async function fetchPartial(language: PartialLanguage, part: CataloguePart) {
  const [english, texts] = await Promise.all([
    fetchComplete('en', part),
    partialLanguages[language](),
  ]);
  return withFallback(english, texts);
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
