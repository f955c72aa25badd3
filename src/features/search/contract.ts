import { z } from 'zod';
import { itemBase } from '#content/declare/item.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { filters, paging } from '#contract/list-query.ts';

const found = z.object({
  collection: z.string(),
  ...itemBase,
  body: z.null(),
  image: z.null(),
  /** The moment it is listed by, ISO 8601; null for what has no date. */
  at: z.string().nullable(),
});

export type Found = z.output<typeof found>;

export const searchEverything = endpoint({
  name: 'searchEverything',
  summary: 'Everything published that matches, newest first',
  method: 'GET',
  path: '/search',
  access: 'public',
  limit: 'search',
  query: z.object({ s: filters.s, ...paging }),
  reply: listOf(found),
});
