import { z } from 'zod';
import { day } from '#contract/dates.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { filters } from '#contract/list-query.ts';
import { line } from '#contract/user-fields.ts';
import { MAX_QUESTIONS } from '../contract.ts';

export const listQuizDays = endpoint({
  name: 'listQuizDays',
  summary: 'The calendar of the quiz: a fortnight of days with their questions',
  method: 'GET',
  path: '/agent/quiz/days',
  access: { agent: 'quiz:read' },
  audit: 'nothing personal',
  query: z.object({ date: filters.date }),
  reply: success({
    data: z.array(
      z.object({
        day: z.string(),
        /** Whether somebody has read its questions, which then stay as they are. */
        isOpen: z.boolean(),
        questions: z.array(z.object({ id: z.uuid(), question: z.string(), isReady: z.boolean() })),
      }),
    ),
    today: z.string(),
    /** Questions that are ready to be asked. */
    bank: z.array(z.object({ id: z.uuid(), question: z.string() })),
  }),
});

export const planQuizDay = endpoint({
  name: 'planQuizDay',
  summary: 'Decides on the questions of a day to come',
  method: 'POST',
  path: '/agent/quiz/days/plan',
  access: { agent: 'quiz:write' },
  audit: { target: 'quiz-day', id: 'day' },
  limit: 'deskWrite',
  body: z.strictObject({
    day: day(),
    questions: z
      .array(z.uuid())
      .min(1, 'Choose a question')
      .max(MAX_QUESTIONS, `Choose at most ${MAX_QUESTIONS} questions`),
    /** The questions of the day as they were seen: others mean a conflict. */
    seen: z.array(z.uuid()).optional(),
  }),
  reply: done,
  problems: ['conflict', 'doneAlready'],
});

export const replanQuizDays = endpoint({
  name: 'replanQuizDays',
  summary: 'Draws the questions of the next sixty days anew, from the whole bank',
  method: 'POST',
  path: '/agent/quiz/days/replan',
  access: { agent: 'quiz:write' },
  audit: { target: 'quiz-day' },
  limit: 'deskWrite',
  body: z.strictObject({}),
  reply: done,
});

export const refreshQuizDay = endpoint({
  name: 'refreshQuizDay',
  summary:
    'Asks the questions of today as they now stand in the bank; rounds that were scored stay so',
  method: 'POST',
  path: '/agent/quiz/days/refresh',
  access: { agent: 'quiz:publish' },
  audit: { target: 'quiz-day' },
  limit: 'deskWrite',
  body: z.strictObject({}),
  reply: done,
});

export const findQuizResults = endpoint({
  name: 'findQuizResults',
  summary: 'How a day was answered, question by question, of nobody by name',
  method: 'GET',
  path: '/agent/quiz/results',
  access: { agent: 'quiz:read' },
  audit: 'nothing personal',
  query: z.object({ date: filters.date }),
  reply: success({
    data: z.object({
      day: z.string(),
      rounds: z.int(),
      tooFast: z.int(),
      averageScore: z.number(),
      questions: z.array(
        z.object({
          id: z.uuid(),
          question: z.string(),
          options: z.array(z.object({ text: z.string(), count: z.int(), isRight: z.boolean() })),
        }),
      ),
    }),
  }),
});

export const listQuizSuspects = endpoint({
  name: 'listQuizSuspects',
  summary: 'Players of the last thirty days who were too fast, or one of many from one network',
  method: 'GET',
  path: '/agent/quiz/suspects',
  access: { agent: 'supporters:read' },
  audit: { target: 'user' },
  reply: success({
    data: z.array(
      z.object({
        userId: z.uuid(),
        name: z.string(),
        tooFast: z.int(),
        /** Accounts that handed in from the same network on one day, itself included. */
        sameNetwork: z.int(),
        points: z.int(),
      }),
    ),
  }),
});

export const listRankedPlayers = endpoint({
  name: 'listRankedPlayers',
  summary:
    'The players in the public ranking by the names that they chose, and those kept out of it',
  method: 'GET',
  path: '/agent/quiz/ranking',
  access: { agent: 'supporters:read' },
  audit: { target: 'user' },
  reply: success({
    data: z.array(
      z.object({
        userId: z.uuid(),
        /** None for somebody who is kept out. */
        name: z.string().nullable(),
        constituency: z.string().nullable(),
        points: z.int(),
        isBarred: z.boolean(),
      }),
    ),
  }),
});

export const barFromQuizRanking = endpoint({
  name: 'barFromQuizRanking',
  summary:
    'Takes the name of a player off the public ranking and refuses any other; or lets them choose one again',
  method: 'POST',
  path: '/agent/quiz/ranking/bar',
  access: { agent: 'supporters:write' },
  audit: { target: 'user', id: 'id' },
  limit: 'deskWrite',
  body: z.strictObject({ id: z.uuid('Choose a player'), isBarred: z.boolean() }),
  reply: done,
  problems: ['notFound'],
});

const claimState = z.enum(['waiting', 'sent', 'refused']);

export const listQuizClaims = endpoint({
  name: 'listQuizClaims',
  summary: 'Rewards that people claimed, the oldest first, with where to send them',
  method: 'GET',
  path: '/agent/quiz/claims',
  access: { agent: 'supporters:read' },
  audit: { target: 'user' },
  query: z.object({ state: claimState }),
  reply: success({
    data: z.array(
      z.object({
        id: z.uuid(),
        reward: z.string(),
        claimedAt: z.string(),
        name: z.string().nullable(),
        phoneNumber: z.string().nullable(),
        email: z.string().nullable(),
      }),
    ),
    total: z.int(),
  }),
});

export const decideQuizClaims = endpoint({
  name: 'decideQuizClaims',
  summary: 'Notes that claimed rewards were sent, or are not given',
  method: 'POST',
  path: '/agent/quiz/claims/decide',
  access: { agent: 'supporters:write' },
  audit: { target: 'quiz-claim', id: 'id' },
  limit: 'deskWrite',
  body: z.strictObject({ id: z.array(z.uuid()).min(1).max(100), state: claimState }),
  reply: done,
  problems: ['notFound', 'doneAlready'],
});

export const createQuizDraw = endpoint({
  name: 'createQuizDraw',
  summary: 'Announces a draw: its seed is made now, and only the seal of it is published',
  method: 'POST',
  path: '/agent/quiz/draws/create',
  access: { agent: 'quiz:publish' },
  audit: { target: 'quiz-draw' },
  limit: 'deskWrite',
  body: z.strictObject({
    /** Of one announcement: a second try after a lost reply announces no other draw. */
    key: z.uuid().optional(),
    title: line(120).refine((text) => text !== '', 'Write a title'),
    titleInHindi: line(120).optional(),
    firstDay: day('Choose the first day'),
    lastDay: day('Choose the last day'),
    fewestRounds: z.int('Write a whole number').min(1).max(366),
    prizes: z.int('Write a whole number').min(1).max(1000),
  }),
  reply: success({ data: z.object({ id: z.uuid(), seedHash: z.string() }) }),
});

export const drawQuizWinners = endpoint({
  name: 'drawQuizWinners',
  summary:
    'Fixes the tickets of a draw whose days are over, draws its winners and publishes the seed',
  method: 'POST',
  path: '/agent/quiz/draws/draw',
  access: { agent: 'quiz:publish' },
  audit: { target: 'quiz-draw', id: 'id' },
  limit: 'deskWrite',
  body: z.strictObject({ id: z.uuid() }),
  reply: done,
  problems: ['notFound', 'doneAlready'],
});

export const listQuizWinners = endpoint({
  name: 'listQuizWinners',
  summary: 'The people whose tickets won a draw, with where to reach them',
  method: 'GET',
  path: '/agent/quiz/draws/winners',
  access: { agent: 'supporters:read' },
  audit: { target: 'user' },
  query: z.object({ id: z.uuid() }),
  reply: success({
    data: z.array(
      z.object({
        place: z.int(),
        ticket: z.uuid(),
        name: z.string().nullable(),
        phoneNumber: z.string().nullable(),
        email: z.string().nullable(),
      }),
    ),
  }),
});
