import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { allLanguages } from '#contract/languages.ts';
import { paging } from '#contract/list-query.ts';

/** Times the number of languages this stays below the 50,000 addresses of a sitemap. */
export const addressesPerPage = 4_000;

export const listAddresses = endpoint({
  name: 'listAddresses',
  summary: 'Every document that has a page of its own, with the languages it can be read in',
  method: 'GET',
  path: '/addresses/get',
  access: 'public',
  query: z.object({ page: paging.page }),
  reply: listOf(
    z.object({
      /** Without a language. */
      path: z.string(),
      languages: z.array(z.enum(allLanguages)),
      updatedAt: z.iso.datetime(),
    }),
  ),
});
