import type { Language } from '#contract/languages.ts';
import { spaceDandas } from '#lib/danda.ts';
import type { Catalogue } from './catalogue.ts';
import { fetchComplete, completeLanguages } from './complete-languages.ts';
import type { CataloguePart } from './complete-languages.ts';
import type { PartialLanguage } from './partial-languages.ts';

const loaded = new Map<Language, Partial<Catalogue>>();

/** Loads all texts of a language; a page in it can be rendered only afterwards. */
export const loadI18n = (language: Language): Promise<void> => loadOnce(language, undefined);

/** Loads the texts of one page, for a browser. A process that makes other pages too needs them all. */
export const loadI18nOfPage = (language: Language, part: CataloguePart): Promise<void> =>
  loadOnce(language, part);

async function loadOnce(language: Language, part: CataloguePart): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, withDandas(await fetchTexts(language, part)));
}

/**
 * The incomplete languages are in a chunk of their own, which English and Hindi pages never load.
 */
async function fetchTexts(language: Language, part: CataloguePart): Promise<Partial<Catalogue>> {
  if (language in completeLanguages)
    return fetchComplete(language as keyof typeof completeLanguages, part);
  const { fetchPartial: fetchStarted } = await import('./partial-languages.ts');
  return fetchStarted(language as PartialLanguage, part);
}

/** The loaded texts of a language. Throws when they are not loaded. */
export function catalogueOf(language: Language): Partial<Catalogue> {
  const catalogue = loaded.get(language);
  if (!catalogue) throw new Error(`The texts of ${language} are not loaded yet`);
  return catalogue;
}

function withDandas(catalogue: Partial<Catalogue>): Partial<Catalogue> {
  return JSON.parse(spaceDandas(JSON.stringify(catalogue)));
}
