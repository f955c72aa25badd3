import { z } from 'zod';
import { download } from '#contract/download.ts';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { exportReason } from '#contract/export-reason.ts';
import { orNothing } from '#contract/form-fields.ts';
import { allLanguages } from '#contract/languages.ts';
import { topicNames } from '#contract/topics.ts';
import { email } from '#contract/user-fields.ts';

/** Readers of the newsletter at the desk: their addresses are covered until somebody opens one. */

const reading = { agent: 'supporters:read' } as const;
const ofReader = { target: 'newsletter reader', id: 'id' } as const;

export const readerSources = ['form', 'account', 'import'] as const;
export const readerStates = ['confirmed', 'waiting'] as const;
export const suppressionReasons = ['left', 'hardBounce', 'softBounces', 'complaint'] as const;

export const readerFilter = z.object({
  state: orNothing(z.enum(readerStates, 'Choose a state from the list')),
  language: orNothing(z.enum(allLanguages, 'Choose a language')),
  topic: orNothing(z.enum(topicNames, 'Choose a topic')),
  source: orNothing(z.enum(readerSources, 'Choose a source from the list')),
});

export type ReaderFilter = z.output<typeof readerFilter>;

export const READERS_OF_A_PAGE = 50;

/** The place of a reader in the list: when they came, in microseconds, and their id. It stands when they have left. */
const readerCursor = z
  .string()
  .regex(/^\d{1,17}-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, 'Begin where the last page ended');

export const listReaders = endpoint({
  name: 'listNewsletterReaders',
  summary: 'Readers of the newsletter, newest first, with covered addresses',
  method: 'GET',
  path: '/agent/newsletter/people',
  access: reading,
  audit: { target: 'newsletter reader' },
  query: readerFilter.extend({ after: orNothing(readerCursor) }),
  reply: success({
    data: z.array(
      z.object({
        id: z.string(),
        /** The first letter and the provider. */
        address: z.string(),
        language: z.enum(allLanguages),
        topics: z.array(z.enum(topicNames)),
        source: z.enum(readerSources),
        state: z.enum(readerStates),
        since: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
});

export const countReaders = endpoint({
  name: 'countReadersByState',
  summary: 'How many get the newsletter, wait to confirm it, and are written to no more, by reason',
  method: 'GET',
  path: '/agent/newsletter/people/counts',
  access: reading,
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      confirmed: z.int(),
      waiting: z.int(),
      suppressed: z.record(z.enum(suppressionReasons), z.int()),
    }),
  }),
});

export const openReader = endpoint({
  name: 'openNewsletterReader',
  summary: 'Opens the address of a reader, with how their consent can be shown',
  method: 'POST',
  path: '/agent/newsletter/people/open',
  access: reading,
  audit: ofReader,
  limit: 'openCard',
  body: z.strictObject({ id: z.uuid() }),
  reply: success({
    data: z.object({
      email: z.string(),
      name: z.string().nullable(),
      proof: z.string().nullable(),
    }),
  }),
  problems: ['notFound', 'tooMany'],
});

export const lookUpReader = endpoint({
  name: 'lookUpNewsletterReader',
  summary: 'Tells whether an address gets the newsletter, or why it is written to no more',
  method: 'POST',
  path: '/agent/newsletter/people/look-up',
  access: reading,
  audit: { target: 'newsletter reader' },
  limit: 'openCard',
  body: z.strictObject({ email }),
  reply: success({
    data: z.object({
      state: z.enum([...readerStates, 'suppressed', 'unknown']),
      reason: z.enum(suppressionReasons).nullable(),
      since: z.string().nullable(),
    }),
  }),
  problems: ['invalid', 'tooMany'],
});

export const MAX_IMPORTED = 5_000;
const MEGABYTE = 1024 * 1024;

/** The columns of a list; all but the name are needed. */
export const listColumns = ['email', 'name', 'language', 'consent_date', 'consent_proof'] as const;

export const importReaders = endpoint({
  name: 'importNewsletterReaders',
  summary:
    'Takes in a list of people who agreed to the newsletter elsewhere, each with proof; or tells beforehand what would become of it',
  method: 'POST',
  path: '/agent/newsletter/people/import',
  access: { agent: 'supporters:write' },
  audit: { target: 'newsletter list' },
  limit: 'importList',
  limits: { body: MEGABYTE + 4096 },
  body: z.strictObject({
    /** Comma-separated values in UTF-8; the first row names the columns. */
    csv: z.string('Choose a table').min(1, 'Choose a table').max(MEGABYTE),
    /** Whether it is only tried, and nobody taken in. */
    isTrial: z.boolean(),
  }),
  reply: success({
    data: z.object({
      rows: z.int(),
      new: z.int(),
      known: z.int(),
      /** Left, came back or complained: only they themselves come back. */
      suppressed: z.int(),
      refused: z.int(),
      /** The first rows that are refused. */
      faults: z.array(
        z.object({
          line: z.int(),
          column: z.enum(listColumns),
          kind: z.enum(['missing', 'wrong', 'twice', 'future']),
        }),
      ),
      /** Columns that are passed over. */
      unknown: z.array(z.string()),
    }),
  }),
  problems: ['invalid', 'tooMany'],
});

export const exportReaders = endpoint({
  name: 'exportNewsletterReaders',
  summary: 'Readers of the newsletter with their addresses as a table to save, for a reason',
  method: 'POST',
  path: '/agent/newsletter/people/export',
  access: { agent: 'supporters:export' },
  audit: { target: 'newsletter export' },
  limit: 'exportPeople',
  limits: { seconds: 600 },
  body: z.strictObject({ reason: exportReason, filter: readerFilter.default({}) }),
  reply: download('text/csv'),
  problems: ['invalid', 'tooMany'],
});
