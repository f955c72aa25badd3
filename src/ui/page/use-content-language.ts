import type { Language } from '#contract/languages.ts';
import { useRootData } from './root-data.ts';

interface Text {
  language: Language;
}

/** Tells the language of each of several texts where it differs from the page's. */
export function useContentLanguages(): (text: Text) => Language | undefined {
  const { language: ofPage } = useRootData();
  return ({ language }) => (language === ofPage ? undefined : language);
}

/** The language of a text that differs from the page's; undefined otherwise. */
export function useContentLanguage(text: Text): Language | undefined {
  return useContentLanguages()(text);
}
