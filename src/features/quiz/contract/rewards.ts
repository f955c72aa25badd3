import { z } from 'zod';
import { download } from '#contract/download.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, listOf, success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import { requiredText } from '#contract/form-fields.ts';
import { allLanguages } from '#contract/languages.ts';
import { paging } from '#contract/list-query.ts';
import { line, withoutAddress } from '#contract/user-fields.ts';
import { tidyLine } from '#lib/tidy-text.ts';

export const listQuizRewards = endpoint({
  name: 'listQuizRewards',
  summary: 'The rewards of the quiz, with how many are left of each',
  method: 'GET',
  path: '/quiz-reward/get',
  access: 'public',
  reply: success({
    data: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        summary: z.string(),
        language: z.enum(allLanguages),
        /** Days in a row that it is given for. */
        days: z.int(),
        left: z.int(),
      }),
    ),
  }),
});

const claimState = z.enum(['waiting', 'sent', 'refused']);

export const findQuizStanding = endpoint({
  name: 'findQuizStanding',
  summary:
    'What the caller has of the quiz: points, days in a row, badges, claims, place in the ranking',
  method: 'GET',
  path: '/quiz-standing/user',
  access: 'user',
  reply: success({
    data: z.object({
      points: z.int(),
      streak: z.int(),
      bestStreak: z.int(),
      badges: z.array(z.string()),
      /** Whether the account has a proven mobile number, which a reward needs. */
      hasPhone: z.boolean(),
      claims: z.array(z.object({ rewardId: z.uuid(), state: claimState })),
      ranking: z.object({ name: z.string(), constituency: z.string().nullable() }).nullable(),
      /** The constituency of the profile, which the ranking may use. */
      constituency: z.string().nullable(),
      tickets: z.array(z.object({ drawId: z.uuid(), ticket: z.uuid(), place: z.int().nullable() })),
    }),
  }),
});

export const claimQuizReward = endpoint({
  name: 'claimQuizReward',
  summary: 'Claims a reward: once for a person and for a mobile number, while there are some left',
  method: 'POST',
  path: '/quiz-reward/user/claim',
  access: 'user',
  limit: 'quizAct',
  body: z.strictObject({ id: z.uuid('Choose a reward') }),
  reply: done,
  problems: ['notFound', 'doneAlready'],
});

const rankName = withoutAddress(
  requiredText
    .transform(tidyLine)
    .refine((text) => text !== '', 'Name is required')
    .refine((text) => text === '' || /\p{L}/u.test(text), 'Write it in Latin or Indian letters')
    .refine((text) => !/[@/]/.test(text), 'Write it without links')
    .pipe(line(40)),
);

export const joinQuizRanking = endpoint({
  name: 'joinQuizRanking',
  summary: 'Shows the caller in the ranking, by a name and a constituency of their choice',
  method: 'POST',
  path: '/quiz-ranking/user/join',
  access: 'user',
  limit: 'quizAct',
  body: z.strictObject({ name: rankName, constituency: orNothing(line(80)) }),
  reply: done,
});

export const leaveQuizRanking = endpoint({
  name: 'leaveQuizRanking',
  summary: 'Takes the caller off the ranking',
  method: 'DELETE',
  path: '/quiz-ranking/user',
  access: 'user',
  reply: done,
});

export const listQuizRanking = endpoint({
  name: 'listQuizRanking',
  summary: 'Those who want to stand in the ranking, by their points: the first thousand',
  method: 'GET',
  path: '/quiz-ranking/get',
  access: 'public',
  query: z.object({ constituency: orNothing(z.string().max(80)), ...paging }),
  reply: listOf(
    z.object({
      place: z.int(),
      name: z.string(),
      constituency: z.string().nullable(),
      points: z.int(),
    }),
  ),
});

const certificate = {
  method: 'GET',
  access: 'user',
  limit: 'certificate',
  problems: ['notFound', 'busy'],
} as const;

export const drawQuizCertificate = endpoint({
  ...certificate,
  name: 'drawQuizCertificate',
  summary: 'The certificate of the caller as a picture, 1754 by 1240 pixels',
  path: '/quiz-certificate/user/picture',
  reply: download('image/png'),
});

export const printQuizCertificate = endpoint({
  ...certificate,
  name: 'printQuizCertificate',
  summary:
    'The certificate of the caller as a PDF on A4, with text that can be copied and read aloud',
  path: '/quiz-certificate/user/print',
  reply: download('application/pdf'),
});
