import { hiOfDesks } from './desks.ts';
import { hiOfLaw } from './law.ts';
import { hiOfLibrary } from './library.ts';
import { hiOfSignIn } from './sign-in.ts';
import { hiOfWriting } from './writing.ts';

/** Sentences that calls say to agents alone, in Hindi, by the English text; visitors never read them. */
export const hiForAgents: Record<string, string> = {
  ...hiOfSignIn,
  ...hiOfWriting,
  ...hiOfLibrary,
  ...hiOfDesks,
  ...hiOfLaw,
};
