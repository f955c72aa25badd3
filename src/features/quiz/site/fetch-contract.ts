import type { ReplyOf } from '#contract/endpoint.ts';
import type { findQuizQuestions, listQuizAnswers } from '../contract.ts';

/** The calls of the quiz, loaded with the first that is made, because they include the validation library. */
export const fetchContract = () => import('../contract.ts');

export type QuizQuestion = ReplyOf<typeof findQuizQuestions>['data']['questions'][number];

export type PlayedRound = ReplyOf<typeof listQuizAnswers>['data'][number];
export type QuizSummary = ReplyOf<typeof listQuizAnswers>['summary'];
