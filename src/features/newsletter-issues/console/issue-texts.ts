import type { ConsoleText } from '#contract/console-text.ts';
import type { IssueSummary } from '../contract.ts';

export const stateTexts: Record<IssueSummary['state'], ConsoleText> = {
  draft: ['Draft', 'मसौदा'],
  waiting: ['Waits for approval', 'मंज़ूरी की प्रतीक्षा'],
  approved: ['Approved', 'मंज़ूर'],
  planned: ['Planned', 'समय तय'],
  sending: ['On its way', 'भेजा जा रहा है'],
  paused: ['Paused', 'रोककर रखा'],
  cancelled: ['Ended', 'बंद किया'],
  sent: ['Sent', 'भेजा गया'],
};

/** The subject in a language of staff, or in whichever there is. */
export const subjectOf = ({ texts }: Pick<IssueSummary, 'texts'>, language: 'en' | 'hi'): string =>
  texts[language]?.subject || Object.values(texts).find((words) => words?.subject)?.subject || '';

/** Whether the words may still be changed. */
export const isWritable = ({ state }: Pick<IssueSummary, 'state'>): boolean =>
  ['draft', 'waiting', 'approved'].includes(state);
