import type { Language } from '#contract/languages.ts';
import { useShell } from './shell.ts';

/** The language of a text that is not in the page's; undefined for one that is. */
export function useContentLanguage({ language }: { language: Language }): Language | undefined {
  const { language: ofPage } = useShell();
  return language === ofPage ? undefined : language;
}
