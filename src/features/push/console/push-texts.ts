import type { PushNotice } from '../contract.ts';

/** The title in a language of staff, or in whichever there is. */
export const titleOf = ({ texts }: Pick<PushNotice, 'texts'>, language: 'en' | 'hi'): string =>
  texts[language]?.title || Object.values(texts).find((words) => words?.title)?.title || '';
