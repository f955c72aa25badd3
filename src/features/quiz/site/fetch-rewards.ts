import type { ReplyOf } from '#contract/endpoint.ts';
import type { findQuizDraw, listQuizDraws } from '../contract/draws.ts';
import type { findQuizStanding, listQuizRanking, listQuizRewards } from '../contract/rewards.ts';

/** The calls about rewards, loaded with the first that is made. */
export const fetchRewards = () => import('../contract/rewards.ts');

export type Reward = ReplyOf<typeof listQuizRewards>['data'][number];
export type Standing = ReplyOf<typeof findQuizStanding>['data'];
export type RankingRow = ReplyOf<typeof listQuizRanking>['data'][number];
export type Draw = ReplyOf<typeof listQuizDraws>['data'][number];
export type WholeDraw = ReplyOf<typeof findQuizDraw>['data'];

/** The standing of somebody who is logged in; undefined before it is here. */
export type LoadedStanding = Standing | 'failed' | undefined;

export const wholeOf = (standing: LoadedStanding): Standing | undefined =>
  standing === 'failed' ? undefined : standing;
