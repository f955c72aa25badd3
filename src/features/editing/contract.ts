import { z } from 'zod';
import {
  language,
  partContent,
  partStatus,
  person,
  plan,
  shownFile,
  stage,
} from '#content/declare/draft-shapes.ts';
import { partSchema } from '#content/declare/parts.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { filters, paging } from '#contract/list-query.ts';
import { reach } from './contract/reach.ts';

/**
 * Writing one document: its parts, who else is in it, its history, its checks and its preview. One set of
 * calls for every collection; each names its `collection` and needs a permission in that collection's
 * section. Its history is in `revisions`; lists, publishing and the calendar are in `publishing`, and
 * reviews in `reviews`.
 */

const MEGABYTE = 1024 * 1024;
const collection = z.string('Name one kind of content').min(1).max(60);
const id = z.uuid('Name one document');
const one = { collection, id };
const inQuery = { agent: 'content:read', collectionIn: 'query' } as const;
const toWrite = { agent: 'content:write', collectionIn: 'body' } as const;
/** A field of a part: `title`, `summary`, `body`, or the name of a declared one. */
const fieldName = z.string().max(60);

export const describeContent = endpoint({
  name: 'describeContent',
  summary: 'Every kind of content as data, with what the caller may do in it',
  method: 'GET',
  path: '/agent/content/collections',
  access: { agent: 'own' },
  audit: 'nothing personal',
  reply: success({
    data: z.array(
      z.looseObject({
        /** All of a `CollectionDescription` of `content/declare/describe.ts` is here. */
        name: z.string(),
        section: z.string(),
        /** The fact that the list's category filter goes by, and the collection that it refers to. */
        category: z.object({ field: z.string(), of: z.string().nullable() }).nullable(),
        /** Whether somebody else has to approve something of it before the caller publishes it. */
        fourEyes: z.boolean(),
        can: z.object({ read: z.boolean(), write: reach, review: reach, publish: reach }),
      }),
    ),
    /** The languages that the site offers, in their order. */
    languages: z.array(language),
  }),
});

export const createDraft = endpoint({
  name: 'createDraft',
  summary: 'Makes an empty document that only agents see',
  method: 'POST',
  path: '/agent/content/create',
  access: toWrite,
  audit: { target: 'document' },
  body: z.strictObject({
    collection,
    /** The end of its address; made from the title, or by chance, where it is left out. */
    slug: z.string().max(80).optional(),
    title: z.string().max(300).optional(),
    /** The language that it is written in first; translations are measured against it. */
    original: language.optional(),
  }),
  reply: success({ data: z.object({ id: z.string(), slug: z.string() }) }),
  status: 201,
});

export const listChoices = endpoint({
  name: 'listChoices',
  summary:
    'Documents that a field may point to: drafts, too, where the caller may read those, else what is live',
  method: 'GET',
  path: '/agent/content/choices',
  access: inQuery,
  audit: 'nothing personal',
  query: z.object({ collection, field: fieldName, s: filters.s, size: paging.size }),
  reply: success({
    data: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        stage,
      }),
    ),
  }),
});

/** A field of a translation whose original changed since it was translated. */
const behindField = z.object({
  field: z.string(),
  /** The original as it was translated, and as it is now: any JSON value of that field. */
  before: z.json().nullable(),
  now: z.json().nullable(),
});

const partState = partStatus.omit({ behind: true }).extend({
  /** The newest revision, which the next save names as its `base`. */
  revision: z.int(),
  liveRevision: z.int().nullable(),
  author: person,
  at: z.iso.datetime(),
  content: partContent,
  /** The pictures and files in it by the name of their field, with addresses that a browser can show. */
  files: z.record(z.string(), shownFile),
  behind: z.array(behindField),
});

export const readDraft = endpoint({
  name: 'readDraft',
  summary: 'A document with the newest text of every part',
  method: 'GET',
  path: '/agent/content/draft',
  access: inQuery,
  audit: 'nothing personal',
  query: z.object(one),
  reply: success({
    data: z.object({
      id: z.string(),
      collection: z.string(),
      slug: z.string(),
      /** The path of its page, without a language; null where it has no page of its own. */
      path: z.string().nullable(),
      stage,
      original: language,
      createdAt: z.iso.datetime(),
      binnedAt: z.iso.datetime().nullable(),
      /** The parts that somebody has written; a language without one is not begun. */
      parts: z.array(partState),
      plans: z.array(plan),
      /** The title of each document that a fact refers to, by the name of the fact. */
      references: z.record(
        z.string(),
        z.object({ id: z.string(), slug: z.string(), title: z.string() }),
      ),
      /** The newest review, whether it waits or is decided; `readReview` has its comments. */
      review: z
        .object({
          id: z.string(),
          state: z.enum(['waiting', 'approved', 'returned', 'withdrawn']),
          parts: z.record(z.string(), z.int()),
          reason: z.string().nullable(),
        })
        .nullable(),
      /** The parts that somebody else has to approve before the caller publishes them. */
      fourEyes: z.array(partSchema),
      /** The parts of which somebody else may answer a review. */
      answered: z.array(partSchema),
    }),
  }),
  problems: ['notFound'],
});

export const saveDraftPart = endpoint({
  name: 'saveDraftPart',
  summary: 'Saves one part of a document as a draft',
  method: 'POST',
  path: '/agent/content/save',
  access: { ...toWrite, languageIn: 'body' },
  audit: 'in revisions',
  limits: { body: MEGABYTE + 4096 },
  body: z.strictObject({
    ...one,
    part: partSchema,
    content: partContent,
    /** The revision that the edit began from; null where the part was empty. */
    base: z.int().positive().nullable(),
    /**
     * The revision of the original that was on the screen while this was translated; the newest one where
     * it is left out. Fields that this save changes count as translated from it.
     */
    source: z.int().positive().optional(),
    /** Fields that are still right although their original changed. */
    stillRight: z.array(fieldName).max(50).optional(),
    /**
     * Keeps the revision before this one in the history. Without it, what one person saves within ten
     * minutes is one revision; of two texts in conflict both are to stay.
     */
    isNewSitting: z.boolean().optional(),
  }),
  reply: success({
    data: z.object({
      /** The base of the next save. */
      revision: z.int(),
      at: z.iso.datetime(),
      /** The whole text, where what others wrote in other fields came into it; null where it is as sent. */
      merged: partContent.nullable(),
      /** The fields of this part that are behind the original now. */
      behind: z.array(z.string()),
    }),
  }),
  problems: ['conflict', 'doneAlready', 'notFound', 'tooLarge'],
});

export const noteEditing = endpoint({
  name: 'noteEditing',
  summary: 'Says that the caller is in a document, every ten seconds, and tells who else is',
  method: 'POST',
  path: '/agent/content/presence',
  access: { agent: 'content:read', collectionIn: 'body' },
  audit: 'soon forgotten',
  body: z.strictObject({
    ...one,
    /** Each tab of a browser is somewhere by itself. */
    tab: z.uuid(),
    /** Where the caller writes; null in no field. */
    part: partSchema.nullable(),
    field: fieldName.nullable(),
    /** Said when the document is left. */
    leaves: z.boolean().optional(),
  }),
  reply: success({
    data: z.object({
      /** Those who were here within 20 seconds, but for this tab. */
      others: z.array(person.extend({ part: partSchema.nullable(), field: z.string().nullable() })),
      /** The newest revision of each part, by which a tab sees that others have saved. */
      revisions: z.record(z.string(), z.int()),
    }),
  }),
});

export const renameDraft = endpoint({
  name: 'renameDraft',
  summary: 'Gives a document another address; the old one leads there for good',
  method: 'POST',
  path: '/agent/content/rename',
  access: toWrite,
  audit: { target: 'document', id: 'id' },
  body: z.strictObject({ ...one, slug: z.string().max(100) }),
  reply: done,
  problems: ['notFound'],
});

export const checkDraft = endpoint({
  name: 'checkDraft',
  summary: 'What keeps a document from the public, and what to look at before',
  method: 'GET',
  path: '/agent/content/check',
  access: inQuery,
  audit: 'nothing personal',
  query: z.object(one),
  reply: success({
    data: z.object({
      /** `stops` keeps the part from being published, the others are advice. */
      findings: z.array(
        z.object({
          kind: z.enum(['missing', 'alt-text', 'dead-link', 'unchecked-link', 'behind']),
          stops: z.boolean(),
          part: partSchema,
          field: z.string(),
          message: z.string(),
          /** Of a link: where it leads. */
          url: z.string().nullable(),
        }),
      ),
      /** How many links are in the text, and how many answer. */
      links: z.object({ all: z.int(), answering: z.int() }),
    }),
  }),
  problems: ['notFound'],
});

export const createPreview = endpoint({
  name: 'createPreview',
  summary: 'An address of the real page with the drafts in it, for this session and 15 minutes',
  method: 'POST',
  path: '/agent/content/preview',
  access: { agent: 'content:read', collectionIn: 'body' },
  audit: 'soon forgotten',
  body: z.strictObject({
    ...one,
    language,
    /** Left out: as the browser prefers. */
    theme: z.enum(['light', 'dark']).optional(),
  }),
  reply: success({
    data: z.object({
      /** A path of this site. Load it again after a save; it shows the newest drafts. */
      url: z.string(),
      endsAt: z.iso.datetime(),
    }),
  }),
  problems: ['notFound'],
});
