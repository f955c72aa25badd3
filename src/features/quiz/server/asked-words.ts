import { allLanguages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { QuestionSnapshot, AskedWords } from '#db/schema/quiz.ts';

/**
 * The words of a question in a language; English where it has none, or the first that there is. A
 * translation that has another number of answers would name options that others do not have.
 */
export function wordsOf(
  { words }: QuestionSnapshot,
  language: Language,
): AskedWords & { language?: Language } {
  const english = words.en;
  const own = words[language];
  if (own && (!english || own.options.length === english.options.length)) return own;
  const first = (['en', ...allLanguages] as const).find((each) => words[each]);
  const found = first && words[first];
  if (!found) throw new Error('A question was asked in no language');
  return { ...found, language: first };
}
