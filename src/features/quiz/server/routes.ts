import { bind } from '#http/bind.ts';
import { createQuizAnswers, findQuizQuestions, listQuizAnswers } from '../contract.ts';
import * as desk from '../contract/desk.ts';
import { findQuizDraw, listQuizDraws } from '../contract/draws.ts';
import * as rewards from '../contract/rewards.ts';
import { listDaysWith, planDayWith, refreshDayWith, replanWith } from './calendar.ts';
import { certificateWith } from './certificate.ts';
import { decideClaimsWith, listClaimsWith, listWinnersWith } from './claims.ts';
import { createAnswersWith } from './create-answers.ts';
import type { QuizDependencies } from './dependencies.ts';
import { createDrawWith, drawWinnersWith, findDrawWith, listDrawsWith } from './draws.ts';
import { findQuestionsWith } from './find-questions.ts';
import { joinRankingWith, leaveRankingWith } from './join-ranking.ts';
import { listAnswersWith } from './list-answers.ts';
import { createOptions } from './options.ts';
import { barFromRankingWith, listRankedWith } from './ranking-desk.ts';
import { findStandingWith, listRankingWith } from './ranking.ts';
import { findResultsWith, listSuspectsWith } from './results.ts';
import { claimRewardWith, listRewardsWith } from './rewards.ts';

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
    bind(rewards.listQuizRewards, listRewardsWith(parts)),
    bind(rewards.claimQuizReward, claimRewardWith(parts)),
    bind(rewards.findQuizStanding, findStandingWith(parts)),
    bind(rewards.joinQuizRanking, joinRankingWith(parts)),
    bind(rewards.leaveQuizRanking, leaveRankingWith(parts)),
    bind(rewards.listQuizRanking, listRankingWith(parts)),
    bind(rewards.drawQuizCertificate, certificateWith(parts, 'draw')),
    bind(rewards.printQuizCertificate, certificateWith(parts, 'print')),
    bind(listQuizDraws, listDrawsWith(parts)),
    bind(findQuizDraw, findDrawWith(parts)),
    ...deskRoutes(parts),
  ];
}

const deskRoutes = (services: QuizDependencies) => [
  bind(desk.listQuizDays, listDaysWith(services)),
  bind(desk.planQuizDay, planDayWith(services)),
  bind(desk.replanQuizDays, replanWith(services)),
  bind(desk.refreshQuizDay, refreshDayWith(services)),
  bind(desk.findQuizResults, findResultsWith(services)),
  bind(desk.listQuizSuspects, listSuspectsWith(services)),
  bind(desk.listRankedPlayers, listRankedWith(services)),
  bind(desk.barFromQuizRanking, barFromRankingWith()),
  bind(desk.listQuizClaims, listClaimsWith(services)),
  bind(desk.decideQuizClaims, decideClaimsWith()),
  bind(desk.createQuizDraw, createDrawWith(services)),
  bind(desk.drawQuizWinners, drawWinnersWith(services)),
  bind(desk.listQuizWinners, listWinnersWith(services)),
];
