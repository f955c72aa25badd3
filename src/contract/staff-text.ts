/** A text that staff read, in English and Hindi. */
export type StaffText = readonly [en: string, hi: string];

/** The languages of the agent area. */
export const staffLanguages = ['en', 'hi'] as const;

export type StaffLanguage = (typeof staffLanguages)[number];

/** A cookie of the agent area, so that its page arrives in the language that was chosen. */
export const STAFF_LANGUAGE_COOKIE = 'agent-language';
