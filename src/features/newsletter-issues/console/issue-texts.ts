import type { IssueSummary } from '../contract.ts';

/** The subject in a language of staff, or in whichever there is. */
export const subjectOf = ({ texts }: Pick<IssueSummary, 'texts'>, language: 'en' | 'hi'): string =>
  texts[language]?.subject || Object.values(texts).find((words) => words?.subject)?.subject || '';
