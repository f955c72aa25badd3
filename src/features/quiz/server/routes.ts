import { bind } from '#http/bind.ts';
import { createQuizAnswers, findQuizQuestions, listQuizAnswers } from '../contract.ts';
import {
  claimQuizReward,
  findQuizStanding,
  joinQuizRanking,
  leaveQuizRanking,
  listQuizRanking,
  listQuizRewards,
} from '../contract/rewards.ts';
import { createAnswersWith } from './create-answers.ts';
import type { QuizDependencies } from './dependencies.ts';
import { findQuestionsWith } from './find-questions.ts';
import { listAnswersWith } from './list-answers.ts';
import { findStandingWith, joinRankingWith, leaveRankingWith, listRankingWith } from './ranking.ts';
import { claimRewardWith, listRewardsWith } from './rewards.ts';
import { createOptions } from './options.ts';

/** The calls of the quiz; the clock is the server's unless a test has another. */
export function quizRoutes(
  given: Omit<QuizDependencies, 'now'> & Partial<Pick<QuizDependencies, 'now'>>,
) {
  const parts: QuizDependencies = { now: () => new Date(), ...given };
  const options = createOptions(parts.secret);
  return [
    bind(findQuizQuestions, findQuestionsWith(parts, options)),
    bind(createQuizAnswers, createAnswersWith(parts, options)),
    bind(listQuizAnswers, listAnswersWith(parts)),
    bind(listQuizRewards, listRewardsWith(parts)),
    bind(claimQuizReward, claimRewardWith(parts)),
    bind(findQuizStanding, findStandingWith(parts)),
    bind(joinQuizRanking, joinRankingWith(parts)),
    bind(leaveQuizRanking, leaveRankingWith(parts)),
    bind(listQuizRanking, listRankingWith(parts)),
  ];
}
