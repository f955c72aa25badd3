import { z } from 'zod';
import { itemBase } from '#content/declare/item.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { filters, paging } from '#contract/list-query.ts';

const parts = z.array(z.object({ text: z.string(), found: z.boolean() }));

const found = z.object({
  collection: z.string(),
  ...itemBase,
  body: z.null(),
  image: z.null(),
  /** The moment it is listed by, ISO 8601; null for what has no date. */
  at: z.string().nullable(),
  /** Why it was found: its title, and some of its text where that shows more, in pieces. */
  marked: z.object({
    title: parts,
    excerpt: z.object({ language: itemBase.language, parts }).nullable(),
  }),
});

export type Found = z.output<typeof found>;

export const searchEverything = endpoint({
  name: 'searchEverything',
  summary: 'Everything published that matches, best first',
  method: 'GET',
  path: '/search',
  access: 'public',
  limit: 'search',
  limitOnlyWith: 's',
  query: z.object({ s: filters.s, ...paging }),
  reply: listOf(found),
});
