import type { Language } from '#contract/languages.ts';
import { useRootData } from './root-data.ts';

/** The language of a text that differs from the page's; undefined otherwise. */
export function useContentLanguage({ language }: { language: Language }): Language | undefined {
  const { language: ofPage } = useRootData();
  return language === ofPage ? undefined : language;
}
