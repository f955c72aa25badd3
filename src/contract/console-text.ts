/** A text that staff read, in English and Hindi. */
export type ConsoleText = readonly [en: string, hi: string];

/** The languages of the agent area. */
export const consoleLanguages = ['en', 'hi'] as const;

export type ConsoleLanguage = (typeof consoleLanguages)[number];

/** A cookie of the agent area, so that its page arrives in the language that was chosen. */
export const CONSOLE_LANGUAGE_COOKIE = 'agent-language';
