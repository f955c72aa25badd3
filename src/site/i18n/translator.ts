import type { Language } from '#contract/languages.ts';
import { createTranslator } from '#lib/translate.ts';
import type { Translate } from '#ui/translation.tsx';
import { catalogueOf, interfaceLanguage } from './load.ts';
import type { InterfaceLanguage } from './load.ts';

const translators = new Map<InterfaceLanguage, Translate>();

/**
 * The texts of the pages of a language: `translatorOf('hi')('home.today')`. Needs `loadI18n` first.
 * Made once per language, and shared by all requests.
 */
export function translatorOf(language: Language): Translate {
  const spoken = interfaceLanguage(language);
  const translator = translators.get(spoken) ?? createTranslator(catalogueOf(spoken), spoken);
  translators.set(spoken, translator);
  return translator;
}
