import { z } from 'zod';
import { language } from '#content/declare/draft-shapes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { paging } from '#contract/list-query.ts';
import { knownDeeds } from '#features/engagement/contract.ts';

/** The first screen of the agent area: what is read, what has to be mended, what the week brought. */

export const readReading = endpoint({
  name: 'readReading',
  summary: 'How often pages were read, counted on the server without following anybody',
  method: 'GET',
  path: '/agent/today/reading',
  access: { agent: 'pages:read' },
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      /** The last 14 days of India, today last; views of all pages. */
      days: z.array(z.object({ day: z.iso.date(), views: z.int() })),
      /** The pages that were read most in the last seven days. */
      mostRead: z.array(
        z.object({
          path: z.string(),
          /** Of the document; null for a page that shows none. */
          title: z.string().nullable(),
          views: z.int(),
        }),
      ),
    }),
  }),
});

export const readFaults = endpoint({
  name: 'readFaults',
  summary:
    'Work that failed, dead links, pages without a translation, and searches that found nothing',
  method: 'GET',
  path: '/agent/today/faults',
  access: { agent: 'pages:read' },
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      /** Work that was tried again and again and failed, by the name of the job. */
      work: z.array(z.object({ job: z.string(), count: z.int(), at: z.iso.datetime() })),
      /** Public documents that have no text in a language which the site offers. */
      untranslated: z.array(z.object({ language, count: z.int() })),
      /** Links in what is public that lead nowhere. */
      deadLinks: z.int(),
      /** Searches of the last seven days, most frequent first. */
      searches: z.array(z.object({ words: z.string(), times: z.int() })),
    }),
  }),
});

export const listUntranslated = endpoint({
  name: 'listUntranslated',
  summary: 'Public documents without a text in a language, changed last first',
  method: 'GET',
  path: '/agent/today/untranslated',
  access: { agent: 'pages:read' },
  audit: 'nothing personal',
  query: z.object({ language, ...paging }),
  reply: success({
    data: z.array(z.object({ id: z.string(), collection: z.string(), title: z.string() })),
    page: z.int(),
    size: z.int(),
    total: z.int(),
  }),
});

export const listDeadLinks = endpoint({
  name: 'listDeadLinks',
  summary: 'Links in what is public that lead nowhere, with the texts that they stand in',
  method: 'GET',
  path: '/agent/today/dead-links',
  access: { agent: 'pages:read' },
  audit: 'nothing personal',
  query: z.object(paging),
  reply: success({
    data: z.array(
      z.object({
        url: z.string(),
        id: z.string(),
        collection: z.string(),
        title: z.string(),
        /** A language, or `facts`, and the field. */
        part: z.string(),
        field: z.string(),
        /** The result of asking: a status, or the code of an error. */
        outcome: z.string(),
      }),
    ),
    page: z.int(),
    size: z.int(),
    total: z.int(),
  }),
});

export const retryWork = endpoint({
  name: 'retryWork',
  summary: 'Tries the failed work of one job again',
  method: 'POST',
  path: '/agent/today/retry',
  access: { agent: 'settings:admin' },
  audit: { target: 'job', id: 'job' },
  body: z.strictObject({ job: z.string().min(1, 'Name a job').max(60) }),
  reply: done,
  problems: ['notFound'],
});

export const readWeek = endpoint({
  name: 'readWeek',
  summary: 'How many joined, subscribed and wrote in the last seven days, as numbers alone',
  method: 'GET',
  path: '/agent/today/week',
  access: { agent: 'own' },
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      joined: z.int(),
      /** In the seven days before these. */
      joinedBefore: z.int(),
      /** Those among them who came by the link of a member. */
      invited: z.int(),
      subscribers: z.int(),
      /** Those who left the newsletter. */
      left: z.int(),
      letters: z.int(),
      answered: z.int(),
      open: z.int(),
      /** The days for which the oldest open letter has waited; null where none is open. */
      slowestDays: z.int().nullable(),
      /** Deeds of people on the site by kind: counts of days, and nothing of who did them. */
      deeds: z.array(z.object({ type: z.enum(knownDeeds), count: z.int() })),
    }),
  }),
});
