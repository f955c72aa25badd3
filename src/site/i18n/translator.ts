import type { Language } from '#contract/languages.ts';
import { createTranslator } from '#lib/translate.ts';
import type { Translate } from '#ui/translation.tsx';
import { catalogueOf } from './load.ts';

const translators = new Map<Language, Translate>();

/**
 * The translator of a language: `translatorOf('hi')('home.today')`. Needs `loadI18n` first. Made
 * once per language, and shared by all requests.
 */
export function translatorOf(language: Language): Translate {
  const translator = translators.get(language) ?? createTranslator(catalogueOf(language), language);
  translators.set(language, translator);
  return translator;
}
