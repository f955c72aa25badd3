import type { Problem } from '#contract/problems.ts';
import { isTranslated, translateMessage } from '#contract/translate-message.ts';
import { chooseLanguage } from './language.ts';

/** A problem in the language that an `accept-language` header wants most, of those that have its sentence. */
export function problemInWords(problem: Problem, acceptLanguage: string | undefined) {
  const language = chooseLanguage(acceptLanguage, (wanted) =>
    isTranslated(wanted, problem.message),
  );
  const inWords = problem.inWordsOf((sentence) => translateMessage(language, sentence));
  return { problem: inWords, language };
}
