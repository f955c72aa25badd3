/** A text that staff read, in English and Hindi. */
export type ConsoleText = readonly [en: string, hi: string];

/** The languages of the agent area. */
export const consoleLanguages = ['en', 'hi'] as const;

export type ConsoleLanguage = (typeof consoleLanguages)[number];

/** A text in a language of the agent area; components have `useSayText`. */
export const inConsoleLanguage = ([en, hi]: ConsoleText, language: ConsoleLanguage): string =>
  language === 'hi' ? hi : en;

/** A cookie of the agent area, so that its page arrives in the language that was chosen. */
export const CONSOLE_LANGUAGE_COOKIE = 'agent-language';
