import { z } from 'zod';
import { moment } from '#contract/dates.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';

/** Whether the site shows what was published, and bringing it back to a moment. */

const alarm = z.object({
  id: z.int(),
  /**
   * A text was changed, is gone, or is there although nobody published it; a page does not show its text;
   * a file is not the one that was stored.
   */
  kind: z.enum(['changed', 'missing', 'added', 'page', 'file']),
  document: z.string(),
  collection: z.string(),
  /** A language, or `facts`; of a file its name in the store. */
  part: z.string(),
  title: z.string(),
  /** The fields that differ; of a page its address. */
  details: z.array(z.string()),
  foundAt: z.iso.datetime(),
  /** Null while it lasts. */
  endedAt: z.iso.datetime().nullable(),
});

export type Alarm = z.output<typeof alarm>;

export const readSiteState = endpoint({
  name: 'readSiteState',
  summary:
    'Whether the site shows what was published, and every difference of the last thirty days',
  method: 'GET',
  path: '/agent/site-watch/state',
  access: { agent: 'audit:read' },
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      /** The last time that all of it was compared; null before the first. */
      compared: z
        .object({ at: z.iso.datetime(), texts: z.int(), pages: z.int(), files: z.int() })
        .nullable(),
      /** Differences that last, in all. */
      open: z.int(),
      /** At most a hundred: those that last first, then the newest. */
      alarms: z.array(alarm),
    }),
  }),
});

export const compareSite = endpoint({
  name: 'compareSite',
  summary: 'Compares what is served with what was published, now instead of within the hour',
  method: 'POST',
  path: '/agent/site-watch/compare',
  access: { agent: 'audit:read' },
  audit: { target: 'site' },
  limit: 'verifyRecord',
  reply: done,
  problems: ['tooMany'],
});

const scope = {
  /** Empty: the whole site. */
  collection: z.string('Name one kind of content').max(60).default(''),
  /** Left out: the whole collection. */
  id: z.uuid('Name one document').optional(),
};

const plannedDocument = z.object({
  id: z.string(),
  collection: z.string(),
  title: z.string(),
  slug: z.string(),
  parts: z.array(
    z.object({
      part: z.string(),
      /** Another text; public again; no longer public; or the row as it was published. */
      change: z.enum(['text', 'publish', 'unpublish', 'repair']),
      revisionId: z.int().nullable(),
    }),
  ),
});

export type PlannedDocument = z.output<typeof plannedDocument>;

export const planMoment = endpoint({
  name: 'planMoment',
  summary: 'What bringing a document, a collection or the whole site back to a moment would change',
  method: 'GET',
  path: '/agent/site-watch/plan',
  access: { agent: 'content:read', collectionIn: 'query', orEveryCollection: true },
  audit: 'nothing personal',
  query: z.object({ ...scope, moment: moment() }),
  reply: success({
    data: z.object({
      /** At most two hundred. */
      documents: z.array(plannedDocument),
      total: z.int(),
      /** The first moment of which it is known what was public. */
      begins: z.iso.datetime(),
    }),
  }),
  problems: ['invalid'],
});

const asked = {
  moment: moment(),
  reason: z
    .string()
    .trim()
    .min(1, 'Say why, for the record')
    .max(300, 'Use at most 300 characters'),
};

const begun = success({ data: z.object({ id: z.string() }) });

const bringBackTerms = {
  method: 'POST',
  audit: { target: 'bring back' },
  limit: 'bringBack',
  reply: begun,
  problems: ['invalid', 'forbidden', 'tooMany'],
} as const;

export const bringBackContent = endpoint({
  ...bringBackTerms,
  name: 'bringBackContent',
  summary: 'Brings a document or a whole collection back to a moment',
  path: '/agent/site-watch/bring-back',
  access: { agent: 'content:publish', collectionIn: 'body' },
  body: z.strictObject({
    ...asked,
    collection: z.string('Name one kind of content').min(1).max(60),
    id: scope.id,
  }),
});

export const bringBackSite = endpoint({
  ...bringBackTerms,
  name: 'bringBackSite',
  summary: 'Brings the whole site, a collection or a document back to a moment',
  path: '/agent/site-watch/bring-back-site',
  access: { agent: 'settings:admin' },
  body: z.strictObject({ ...asked, ...scope }),
});

export const findBringBack = endpoint({
  name: 'findBringBack',
  summary: 'How far a bringing back is that the caller began',
  method: 'GET',
  path: '/agent/site-watch/progress',
  access: { agent: 'own' },
  audit: 'nothing personal',
  query: z.object({ id: z.uuid('Name one') }),
  reply: success({
    data: z.object({
      all: z.int(),
      done: z.int(),
      isDone: z.boolean(),
      failed: z.array(
        z.object({
          id: z.string(),
          collection: z.string(),
          title: z.string(),
          message: z.string(),
        }),
      ),
    }),
  }),
  problems: ['notFound'],
});
