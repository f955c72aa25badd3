import type { ConsoleText } from '#contract/console-text.ts';

/** The states of a broadcast; no kind has all of them. */
export const stateTexts = {
  draft: ['Draft', 'मसौदा'],
  waiting: ['Waits for approval', 'मंज़ूरी की प्रतीक्षा'],
  approved: ['Approved', 'मंज़ूर'],
  planned: ['Planned', 'समय तय'],
  sending: ['On its way', 'भेजा जा रहा है'],
  paused: ['Paused', 'रोककर रखा'],
  stopped: ['Stopped', 'रोका गया'],
  cancelled: ['Ended', 'बंद किया'],
  sent: ['Sent', 'भेजा गया'],
} satisfies Record<string, ConsoleText>;

export type BroadcastState = keyof typeof stateTexts;

/** Whether the words may still be changed; a broadcast that is not kept yet is one of these. */
export const isWritable = (broadcast: { state: BroadcastState } | undefined): boolean =>
  !broadcast || ['draft', 'waiting', 'approved'].includes(broadcast.state);
