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
  const services: QuizDependencies = { now: () => new Date(), ...given };
  const options = createOptions(services.secret);
  return [
    bind(findQuizQuestions, findQuestionsWith(services, options)),
    bind(createQuizAnswers, createAnswersWith(services, options)),
    bind(listQuizAnswers, listAnswersWith(services)),
    bind(rewards.listQuizRewards, listRewardsWith(services)),
    bind(rewards.claimQuizReward, claimRewardWith(services)),
    bind(rewards.findQuizStanding, findStandingWith(services)),
    bind(rewards.joinQuizRanking, joinRankingWith(services)),
    bind(rewards.leaveQuizRanking, leaveRankingWith(services)),
    bind(rewards.listQuizRanking, listRankingWith(services)),
    bind(rewards.drawQuizCertificate, certificateWith(services, 'draw')),
    bind(rewards.printQuizCertificate, certificateWith(services, 'print')),
    bind(listQuizDraws, listDrawsWith(services)),
    bind(findQuizDraw, findDrawWith(services)),
    ...deskRoutes(services),
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
  bind(desk.decideQuizClaims, decideClaimsWith(services)),
  bind(desk.createQuizDraw, createDrawWith(services)),
  bind(desk.drawQuizWinners, drawWinnersWith(services)),
  bind(desk.listQuizWinners, listWinnersWith(services)),
];
