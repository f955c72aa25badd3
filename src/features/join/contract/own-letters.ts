import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { ownLetter } from '#contract/own-letter.ts';

export const findJoinLetter = endpoint({
  name: 'findJoinLetter',
  summary: 'Where a letter from the join form stands; only for who has its receipt',
  method: 'GET',
  path: '/user/join/get',
  access: 'anyone',
  limit: 'findLetter',
  query: z.object({ receipt: z.string().max(100) }),
  reply: success({ data: ownLetter }),
  problems: ['notFound', 'tooMany'],
});

export const listOwnLetters = endpoint({
  name: 'listOwnLetters',
  summary: 'What the caller wrote to the campaign, the newest first, and where it stands',
  method: 'GET',
  path: '/user/letters',
  access: 'user',
  reply: success({ data: z.array(ownLetter) }),
});
