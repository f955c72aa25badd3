import { hiAgents } from './hi-agents.ts';
import { hiOfDesks } from './hi-of-desks.ts';
import { hiOfLaw } from './hi-of-law.ts';
import { hiOfLibrary } from './hi-of-library.ts';
import { hiWriting } from './hi-writing.ts';

/** Sentences that calls say to agents alone, in Hindi, by the English text; visitors never read them. */
export const hiForAgents: Record<string, string> = {
  ...hiAgents,
  ...hiWriting,
  ...hiOfLibrary,
  ...hiOfDesks,
  ...hiOfLaw,
};
