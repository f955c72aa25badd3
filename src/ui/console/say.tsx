import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { CONSOLE_LANGUAGE_COOKIE, inConsoleLanguage } from '#contract/console-text.ts';
import type { ConsoleLanguage, ConsoleText } from '#contract/console-text.ts';

const language = createContext<ConsoleLanguage>('en');

/** The language of everything inside, for its texts and for the parts of React Aria. */
export function ConsoleLanguageProvider({
  value,
  children,
}: {
  value: ConsoleLanguage;
  children: ReactNode;
}) {
  return (
    <language.Provider value={value}>
      <I18nProvider locale={`${value}-IN`}>{children}</I18nProvider>
    </language.Provider>
  );
}

/** The language in which the agent area is shown. */
export const useConsoleLanguage = (): ConsoleLanguage => useContext(language);

/** Gives a text in the language of the agent area: `say('Saved', 'सहेजा गया')`. */
export type Say = (en: string, hi: string) => string;

export function useSay(): Say {
  const chosen = useConsoleLanguage();
  return useMemo(() => (en, hi) => (chosen === 'hi' ? hi : en), [chosen]);
}

/** The text of a declaration in the language of the agent area. */
export function useSayText(): (text: ConsoleText | { en: string; hi: string }) => string {
  const chosen = useConsoleLanguage();
  return useMemo(
    () => (text) => ('en' in text ? text[chosen] : inConsoleLanguage(text, chosen)),
    [chosen],
  );
}

const A_YEAR = 365 * 24 * 3600;

/** Shows the agent area in another language from now on. What was typed is kept by its screen. */
export function chooseConsoleLanguage(chosen: ConsoleLanguage): void {
  document.cookie = `${CONSOLE_LANGUAGE_COOKIE}=${chosen}; path=/agent; max-age=${A_YEAR}; samesite=strict`;
  location.reload();
}
