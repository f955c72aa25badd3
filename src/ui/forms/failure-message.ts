import type { TextKey, Translate } from '../translation.tsx';

/** What is said where the network fails: a form holds what was typed, a button nothing. */
type NoAnswer = TextKey & ('problem.noAnswer' | 'profile.noAnswer');

/**
 * Why nothing came back, in the language of the page. Browsers throw a `TypeError` in words of their
 * own where the network fails a call or a file of the program; of any other error the console is told.
 */
export function failureMessage(error: unknown, t: Translate, noAnswer: NoAnswer): string {
  if (error instanceof TypeError) return t(noAnswer);
  console.error(error);
  return t('problem.brokenText');
}
