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
  /** The date that it is sorted by, ISO 8601; null for an undated document. */
  at: z.string().nullable(),
  /** The title with its matches marked, and excerpts of the text where that shows more. */
  marked: z.object({
    title: parts,
    excerpt: z.object({ language: itemBase.language, parts }).nullable(),
  }),
});

export type SearchResult = z.output<typeof found>;

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
