import { z } from 'zod';
import { language } from '#content/declare/draft-shapes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf, success } from '#contract/envelope.ts';
import { paging } from '#contract/list-query.ts';

const story = z.object({
  heading: z.string().nullable(),
  paragraphs: z.array(z.string()),
  picture: z
    .object({ address: z.string(), width: z.int(), height: z.int(), alt: z.string() })
    .nullable(),
  path: z.string().nullable(),
});

const archived = z.object({
  number: z.int(),
  sentAt: z.iso.datetime(),
  language,
  languages: z.array(language),
  subject: z.string(),
  preheader: z.string(),
});

export const listNewsletterArchive = endpoint({
  name: 'listNewsletterArchive',
  summary: 'Issues of the newsletter that went out, the newest first',
  method: 'GET',
  path: '/user/newsletter/archive',
  access: 'public',
  query: z.object(paging),
  reply: listOf(archived),
});

export const findNewsletterArchive = endpoint({
  name: 'findNewsletterArchive',
  summary: 'One issue of the newsletter as it went out',
  method: 'GET',
  path: '/user/newsletter/archive/get',
  access: 'public',
  query: z.object({
    number: z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'Name one issue')
      .transform(Number),
  }),
  reply: success({ data: archived.extend({ stories: z.array(story) }) }),
  problems: ['notFound'],
});
