import type { Language } from '#contract/languages.ts';
import type { Catalogue, StartedCatalogue } from './catalogue.ts';
import { fetchWhole } from './whole.ts';
import type { Part, whole } from './whole.ts';

/** A language whose texts wait for a reader who grew up with it. */
export type StartedLanguage = Exclude<Language, keyof typeof whole>;

const started: Record<StartedLanguage, () => Promise<StartedCatalogue>> = {
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

/** Fetches the texts of a language that were only started, with English for what is missing. */
export async function fetchStarted(language: StartedLanguage, part: Part) {
  const [english, texts] = await Promise.all([fetchWhole('en', part), started[language]()]);
  return over(english, texts);
}

/**
 * Lays the texts of a language over the English ones, one by one. A language that says only
 * `count_other` says it of one thing too.
 */
export function over(english: Partial<Catalogue>, texts: StartedCatalogue): Partial<Catalogue> {
  const areas = Object.entries(english).map(([area, inEnglish]) => {
    const own: Record<string, string> = texts[area as keyof Catalogue] ?? {};
    const said = Object.entries(inEnglish).map(([key, text]) => {
      return [key, own[key] ?? own[key.replace(/_one$/, '_other')] ?? text];
    });
    return [area, Object.fromEntries(said)];
  });
  return Object.fromEntries(areas);
}
