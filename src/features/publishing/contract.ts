import { z } from 'zod';
import {
  language,
  partRevisions,
  partStatus,
  person,
  views,
} from '#content/declare/draft-shapes.ts';
import { partSchema } from '#content/declare/parts.ts';
import { day, moment } from '#contract/dates.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import { filters, paging } from '#contract/list-query.ts';
import { bulkResult, fewIds } from './contract/many.ts';
import { draftRow } from './contract/rows.ts';

export * from './contract/many.ts';
export * from './contract/order.ts';
export * from './contract/table.ts';

/** Lists of documents, what is done with whole ones, and the calendar of what goes out. */

const collection = z.string('Name one kind of content').min(1).max(60);
const id = z.uuid('Name one document');
const one = { collection, id };
const toPublish = { agent: 'content:publish', collectionIn: 'body' } as const;
const ofDocument = { target: 'document', id: 'id' };
/** A moment to come, ISO 8601 with offset; screens show it in Indian time. */
const at = moment();

export const listDrafts = endpoint({
  name: 'listDrafts',
  summary:
    'Documents with their drafts, live or not, of one kind or of all that the caller may read',
  method: 'GET',
  path: '/agent/content/list',
  access: { agent: 'content:read', collectionIn: 'query', orEveryCollection: true },
  audit: 'nothing personal',
  query: z.object({
    collection: orNothing(collection),
    view: orNothing(z.enum(views)),
    s: filters.s,
    /** The slug of a category, as the collection's `category` refers to it. */
    category: orNothing(z.string().max(100)),
    /** The agent who edited it last. */
    author: orNothing(z.uuid()),
    /** Edited on this day of India or later, and on this day or earlier. */
    since: filters.date,
    until: filters.date,
    /** `position` only for a collection that is ordered by hand. */
    sort: orNothing(z.enum(['edited', 'oldest', 'position'])),
    ...paging,
  }),
  reply: success({
    data: z.array(draftRow),
    page: z.int(),
    size: z.int(),
    /** Rows of this view with these filters, counted up to a thousand. */
    total: z.int(),
    /** Documents in each view, whatever the filters. */
    counts: z.record(z.enum(views), z.int()),
    /** Those who edited something last, for the filter. */
    authors: z.array(person),
  }),
});

export const publishDraft = endpoint({
  name: 'publishDraft',
  summary: 'Makes parts of a document public now, each at the revision that was looked at',
  method: 'POST',
  path: '/agent/content/publish',
  access: { ...toPublish, languageIn: 'body' },
  audit: ofDocument,
  body: z.strictObject({ ...one, revisions: partRevisions }),
  reply: done,
  problems: ['conflict', 'doneAlready', 'notFound'],
});

export const scheduleDraft = endpoint({
  name: 'scheduleDraft',
  summary: 'Plans when parts of a document become public, as they are now',
  method: 'POST',
  path: '/agent/content/schedule',
  access: { ...toPublish, languageIn: 'body' },
  audit: ofDocument,
  body: z.strictObject({ ...one, revisions: partRevisions, at }),
  reply: done,
  problems: ['conflict', 'notFound'],
});

const someLanguages = z.array(language).min(1, 'Choose at least one language').max(11);

export const scheduleDraftOut = endpoint({
  name: 'scheduleDraftOut',
  summary: 'Plans when languages of a document come down',
  method: 'POST',
  path: '/agent/content/schedule-out',
  access: { ...toPublish, languageIn: 'body' },
  audit: ofDocument,
  body: z.strictObject({ ...one, parts: someLanguages, at }),
  reply: done,
  problems: ['notFound'],
});

export const cancelPlans = endpoint({
  name: 'cancelPlans',
  summary: 'Takes back the plans of a document, to go out or to come down',
  method: 'POST',
  path: '/agent/content/cancel-plans',
  access: { ...toPublish, languageIn: 'body' },
  audit: ofDocument,
  body: z.strictObject({
    ...one,
    /** The languages concerned; the plan of the facts goes with the last of them. */
    parts: z.array(partSchema).min(1).max(12),
    action: z.enum(['publish', 'unpublish']),
  }),
  reply: done,
  problems: ['notFound'],
});

export const unpublishDraft = endpoint({
  name: 'unpublishDraft',
  summary: 'Takes languages of a document off the site; their drafts stay',
  method: 'POST',
  path: '/agent/content/unpublish',
  access: { ...toPublish, languageIn: 'body' },
  audit: ofDocument,
  body: z.strictObject({ ...one, parts: someLanguages }),
  reply: done,
  problems: ['notFound', 'conflict'],
});

const bulkActions = ['publish', 'schedule', 'unpublish', 'bin', 'restore', 'submit'] as const;

export const publishDrafts = endpoint({
  name: 'publishDrafts',
  summary:
    'Publishes, plans or takes down all written languages of up to 100 documents of one kind',
  method: 'POST',
  path: '/agent/content/bulk-publish',
  access: toPublish,
  audit: { target: 'document' },
  body: z.strictObject({
    collection,
    ids: fewIds,
    action: z.enum(bulkActions).extract(['publish', 'schedule', 'unpublish']),
    /** For `schedule`. */
    at: at.optional(),
    /** By document, the revisions that were looked at; one that was saved since is refused. The newest if left out. */
    revisions: z.record(id, partRevisions).optional(),
  }),
  reply: success({ data: z.array(bulkResult) }),
});

export const binDrafts = endpoint({
  name: 'binDrafts',
  summary:
    'Puts up to 100 documents of one kind into the bin for 30 days; live ones need the right to publish',
  method: 'POST',
  path: '/agent/content/bin',
  access: { agent: 'content:write', collectionIn: 'body' },
  audit: { target: 'document' },
  body: z.strictObject({ collection, ids: fewIds }),
  reply: success({ data: z.array(bulkResult) }),
});

export const restoreDrafts = endpoint({
  name: 'restoreDrafts',
  summary: 'Takes documents out of the bin, as drafts',
  method: 'POST',
  path: '/agent/content/restore',
  access: { agent: 'content:write', collectionIn: 'body' },
  audit: { target: 'document' },
  body: z.strictObject({ collection, ids: fewIds }),
  reply: success({ data: z.array(bulkResult) }),
});

/** Something that goes out, went out, comes down or takes place. */
export const calendarEntry = z.object({
  id: z.string(),
  collection: z.string(),
  titles: z.partialRecord(language, z.string()),
  at: z.iso.datetime(),
  what: z.enum(['goes-out', 'comes-down', 'went-out', 'takes-place']),
  state: partStatus.shape.state,
  languages: z.array(language),
  /** When it goes out instead, because a silence before a poll holds it; null where none does. */
  heldUntil: z.iso.datetime().nullable(),
});

export const readCalendar = endpoint({
  name: 'readCalendar',
  summary: 'What goes out, comes down and takes place between two days of India, both included',
  method: 'GET',
  path: '/agent/content/calendar',
  access: { agent: 'content:read', collectionIn: 'query', orEveryCollection: true },
  audit: 'nothing personal',
  query: z.object({
    collection: orNothing(collection),
    from: day(),
    until: day(),
  }),
  reply: success({
    data: z.array(calendarEntry),
    /** Documents that are approved and have no plan, ready to be published or dated. */
    ready: z.array(draftRow.extend({ mayPublish: z.boolean() })),
  }),
});
