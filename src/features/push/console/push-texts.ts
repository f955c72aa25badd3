import type { ConsoleText } from '#contract/console-text.ts';
import type { PushNotice } from '../contract.ts';

export const stateTexts: Record<PushNotice['state'], ConsoleText> = {
  draft: ['Draft', 'मसौदा'],
  waiting: ['Waits for approval', 'मंज़ूरी की प्रतीक्षा'],
  approved: ['Approved', 'मंज़ूर'],
  planned: ['Planned', 'समय तय'],
  sending: ['On its way', 'भेजा जा रहा है'],
  stopped: ['Stopped', 'रोका गया'],
  sent: ['Sent', 'भेजा गया'],
};

/** The title in a language of staff, or in whichever there is. */
export const titleOf = ({ texts }: Pick<PushNotice, 'texts'>, language: 'en' | 'hi'): string =>
  texts[language]?.title || Object.values(texts).find((words) => words?.title)?.title || '';

/** Whether the words may still be changed; a message that is not kept yet is one of these. */
export const isWritable = (notice: Pick<PushNotice, 'state'> | undefined): boolean =>
  !notice || ['draft', 'waiting', 'approved'].includes(notice.state);
