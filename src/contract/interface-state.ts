import type { Language } from './languages.ts';

export const interfaceStates = ['reviewed', 'awaitingReader'] as const;

/** Whether somebody who grew up with a language has read the interface's texts in it. */
export type InterfaceState = (typeof interfaceStates)[number];

/**
 * The state of each language, shown beside its switch in the settings. It does not bar the switch: a
 * campaign whose readers need a language may show it before it was read.
 */
export const interfaceStateOf: Readonly<Record<Language, InterfaceState>> = {
  en: 'reviewed',
  hi: 'reviewed',
  mr: 'awaitingReader',
  bn: 'awaitingReader',
  gu: 'awaitingReader',
  pa: 'awaitingReader',
  or: 'awaitingReader',
  ta: 'awaitingReader',
  te: 'awaitingReader',
  kn: 'awaitingReader',
  ml: 'awaitingReader',
};
