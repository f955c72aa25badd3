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

/** The most letters of a name: it is set across the card. */
export const LONGEST_NAME = 60;
export const LONGEST_MESSAGE = 200;

/** Letters that the fonts of the card have. */
const letters =
  /[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;

const name = withoutAddress(
  requiredText
    .transform(tidyLine)
    .refine((text) => text !== '', 'Name is required')
    .refine((text) => letters.test(text), 'Write it in Latin or Indian letters')
    .pipe(line(LONGEST_NAME)),
);

const message = z
  .string()
  .transform(tidyLine)
  .refine((text) => text.length <= LONGEST_MESSAGE, `Use at most ${LONGEST_MESSAGE} characters`)
  .refine((text) => !/https?:\/\/|www\./i.test(text), 'Write it without links');

const shown = {
  id: z.uuid(),
  name: z.string(),
  message: z.string().nullable(),
  language: z.enum(allLanguages),
  createdAt: z.string(),
};

/** The address of one card; the key is its maker's, until everybody may see it. */
const oneCard = z.object({ id: z.uuid(), key: orNothing(z.string().max(60)) });

// spec: entity:wish
export const createWish = endpoint({
  name: 'createWish',
  summary: 'Makes a birthday card with a name on it: a page and a picture to share',
  method: 'POST',
  path: '/user/wish/create',
  access: 'anyone',
  knowsUser: true,
  limit: 'wish',
  body: z.strictObject({
    user_name: name,
    message: orNothing(message),
    /** A honeypot field: people do not see it, only bots fill it in. */
    website: orNothing(z.string().max(500)),
  }),
  status: 201,
  reply: success({ data: z.object({ id: z.uuid(), url: z.string(), image: z.string() }) }),
  problems: ['invalid', 'tooMany'],
});

export const findWish = endpoint({
  name: 'findWish',
  summary: 'One card: for everybody once it was looked at, before that for who has its key',
  method: 'GET',
  path: '/user/wish/get',
  access: 'anyone',
  limit: 'findWish',
  query: oneCard,
  reply: success({ data: z.object({ ...shown, isPublic: z.boolean(), image: z.string() }) }),
  problems: ['notFound', 'tooMany'],
});

export const drawWish = endpoint({
  name: 'drawWish',
  summary: 'The picture of a card, 1200 by 630 pixels',
  method: 'GET',
  path: '/user/wish/card',
  access: 'anyone',
  limit: 'findWish',
  query: oneCard,
  reply: download('image/png'),
  problems: ['notFound', 'tooMany', 'busy'],
});

export const listWishes = endpoint({
  name: 'listWishes',
  summary: 'The wall of wishes, the newest first',
  method: 'GET',
  path: '/user/wish/list',
  access: 'public',
  query: z.object(paging),
  reply: listOf(z.object(shown)),
});

export const listWishesToCheck = endpoint({
  name: 'listWishesToCheck',
  summary: 'Cards that nobody has looked at yet, the oldest first; or those that were decided on',
  method: 'GET',
  path: '/agent/wishes/list',
  access: { agent: 'supporters:read' },
  audit: { target: 'wish' },
  query: z.object({ ...paging, state: z.enum(['waiting', 'public', 'refused']) }),
  reply: success({ data: z.array(z.object(shown)), total: z.int() }),
});

export const decideWishes = endpoint({
  name: 'decideWishes',
  summary: 'Shows cards to everybody, or refuses them',
  method: 'POST',
  path: '/agent/wishes/decide',
  access: { agent: 'supporters:write' },
  audit: { target: 'wish', id: 'id' },
  limit: 'deskWrite',
  body: z.strictObject({
    id: z.array(z.uuid()).min(1, 'Choose a card').max(100, 'Choose at most 100 cards'),
    state: z.enum(['public', 'refused']),
  }),
  reply: done,
  problems: ['notFound'],
});
