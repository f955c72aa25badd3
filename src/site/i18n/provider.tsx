import { I18nextProvider } from 'react-i18next';
import type { Language } from '#contract/languages.ts';
import { createI18n } from './create-i18n.ts';

/** Gives every component below it the texts of a language, by `useTranslation()`. */
export function I18n({ language, children }: { language: Language; children: React.ReactNode }) {
  return <I18nextProvider i18n={createI18n(language)}>{children}</I18nextProvider>;
}
