import type { Language } from '#contract/languages.ts';
import { TranslationProvider } from '#ui/translation.tsx';
import { translatorOf } from './translator.ts';

/** Gives every component below it the texts of a language through `useTranslation()`. */
export function I18n({ language, children }: { language: Language; children: React.ReactNode }) {
  return <TranslationProvider value={translatorOf(language)}>{children}</TranslationProvider>;
}
