import type { TextKey, Translate } from '../translation.tsx';

/** The sentence for a failed network: a form still holds the typed text, a button holds nothing. */
type NoAnswer = TextKey & ('problem.noAnswer' | 'profile.noAnswer');

/**
 * The reason of a failure, in the language of the page. Browsers throw a `TypeError` with a text of
 * their own where the network fails a call or a file; any other error is logged to the console.
 */
export function failureMessage(error: unknown, t: Translate, noAnswer: NoAnswer): string {
  if (error instanceof TypeError) return t(noAnswer);
  console.error(error);
  return t('problem.brokenText');
}
