import type { Language } from '#contract/languages.ts';
import type { Addressee } from '#messages/message.ts';
import type { AgentDependencies } from './dependencies.ts';

/** The reader of a mail to an agent, whose address an invitation or the environment has proven. */
export const readerOf = ({ email, language }: { email: string; language: Language }) => ({
  to: email as Addressee,
  language,
});

/** The page where somebody who lost control of their account begins to get it back. */
export const forgotLink = ({ publicUrl }: Pick<AgentDependencies, 'publicUrl'>) =>
  `${publicUrl}/agent/password`;
