import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import type { Language } from '#contract/languages.ts';
import { groupDigits } from '#lib/numbers.ts';
import { catalogueOf, interfaceLanguage } from './load.ts';
import type { InterfaceLanguage } from './load.ts';

const instances = new Map<InterfaceLanguage, i18n>();

/**
 * The texts of the pages of a language: `createI18n('hi').t('home.today')`. Needs `loadI18n` first
 * in a browser. Made once per language, and shared by all requests.
 */
export function createI18n(language: Language): i18n {
  const spoken = interfaceLanguage(language);
  const instance = instances.get(spoken) ?? newInstance(spoken);
  instances.set(spoken, instance);
  return instance;
}

function newInstance(language: InterfaceLanguage): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: catalogueOf(language) } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  void instance.init();
  instance.services.formatter?.add('number', groupDigits);
  return instance;
}
