import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';

const draw = {
  id: z.uuid(),
  title: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** Rounds that somebody must have played in these days. */
  fewestRounds: z.int(),
  prizes: z.int(),
  /** SHA-256 of the seed, in hexadecimal, published from the start. */
  seedHash: z.string(),
  isDrawn: z.boolean(),
};

export const listQuizDraws = endpoint({
  name: 'listQuizDraws',
  summary: 'Draws among those who played, the newest first',
  method: 'GET',
  path: '/quiz-draw/list',
  access: 'public',
  reply: success({ data: z.array(z.object(draw)) }),
});

export const findQuizDraw = endpoint({
  name: 'findQuizDraw',
  summary:
    'A draw with everything that it takes to draw it again: the seed, the tickets, the winners',
  method: 'GET',
  path: '/quiz-draw/get',
  access: 'public',
  query: z.object({ id: z.uuid() }),
  reply: success({
    data: z.object({
      ...draw,
      /** Null until the tickets are fixed. */
      seed: z.string().nullable(),
      tickets: z.array(z.uuid()),
      /** In the order of their places. */
      winners: z.array(z.uuid()),
    }),
  }),
  problems: ['notFound'],
});
