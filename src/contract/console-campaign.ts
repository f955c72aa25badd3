import type { ConsoleLanguage } from './console-text.ts';
import type { Language } from './languages.ts';

/** The campaign as the frame of the agent area shows it; all of it is public. */
export interface ConsoleCampaign {
  hue: number;
  /** The languages that the site is offered in. */
  languages: Language[];
  inLanguage: Record<ConsoleLanguage, { name: string; place: string; letter: string }>;
}
