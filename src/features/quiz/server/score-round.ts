import { invalid } from '#contract/problems.ts';
import type { GivenAnswer } from '#db/schema/quiz.ts';
import type { AskedQuestion } from './open-day.ts';
import type { Options } from './options.ts';

export interface SentAnswer {
  questionId: string;
  optionId: string;
}

/** The number of the right option in the bank. */
export const RIGHT = 0;

interface Round {
  day: string;
  asked: readonly AskedQuestion[];
  options: Options;
}

/** Scores a round by the ids that were sent; throws a 422 that names the first answer that is none. */
export function scoreRound({ day, asked, options }: Round, sent: readonly SentAnswer[]) {
  const byId = new Map(asked.map((question) => [question.id, question]));
  const seen = new Set<string>();
  return sent.map(({ questionId, optionId }, index): GivenAnswer => {
    const question = byId.get(questionId);
    const refuse = (field: string, msg: string) =>
      invalid({ param: `data.${index}.${field}`, msg });
    if (!question) throw refuse('questionId', 'This question is not of today. Load the quiz again');
    if (seen.has(questionId)) throw refuse('questionId', 'Answer each question once');
    seen.add(questionId);
    const count = Math.max(
      ...Object.values(question.asked.words).map((words) => words.options.length),
    );
    const numbers = Array.from({ length: count }, (_, option) => option);
    const option = numbers.find(
      (each) => options.idOf({ day, questionId, option: each }) === optionId,
    );
    if (option === undefined)
      throw refuse('optionId', 'Choose one of the answers to this question');
    return [questionId, option, option === RIGHT];
  });
}
