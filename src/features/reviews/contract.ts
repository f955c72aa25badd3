import { z } from 'zod';
import {
  language,
  partContent,
  partRevisions,
  person,
  shownPart,
} from '#content/declare/draft-shapes.ts';
import { partSchema } from '#content/declare/parts.ts';
import { moment } from '#contract/dates.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import { paging } from '#contract/list-query.ts';

export * from './contract/questions.ts';

/**
 * Reviews: parts of a document that wait for a second pair of eyes, with comments. Where four eyes are
 * on in a section, nothing of it is published or planned that somebody else than its authors did not approve.
 */

const collection = z.string('Name one kind of content').min(1).max(60);
const id = z.uuid('Name one review');
const document = { collection, id: z.uuid('Name one document') };
const toRead = { agent: 'content:read', collectionIn: 'body' } as const;
const toReview = { agent: 'content:review', collectionIn: 'body', languageIn: 'body' } as const;
const ofReview = { target: 'review', id: 'id' };

export const reviewStates = ['waiting', 'approved', 'returned', 'withdrawn'] as const;

const review = z.object({
  id: z.string(),
  document: z.string(),
  collection: z.string(),
  titles: z.partialRecord(language, z.string()),
  state: z.enum(reviewStates),
  /** The revision of each part that is to be looked at. */
  revisions: z.record(z.string(), z.int()),
  note: z.string().nullable(),
  sentBy: person,
  sentAt: z.iso.datetime(),
  /** When it would go out once it is approved; null where nobody asked for a date. */
  wantedAt: z.iso.datetime().nullable(),
  decidedBy: person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was returned. */
  reason: z.string().nullable(),
  openComments: z.int(),
  /** Whether the caller may decide it, and if not, why. */
  mayDecide: z.boolean(),
  whyNot: z.enum(['wrote-it', 'no-permission', 'decided']).nullable(),
});

export const submitForReview = endpoint({
  name: 'submitForReview',
  summary: 'Sends parts of a document, each at a revision, to somebody else to look at',
  method: 'POST',
  path: '/agent/reviews/submit',
  access: { agent: 'content:write', collectionIn: 'body', languageIn: 'body' },
  audit: { target: 'document', id: 'id' },
  body: z.strictObject({
    ...document,
    revisions: partRevisions,
    note: z.string().trim().max(1000).optional(),
    /** When it should go out; approving then plans it, for those who may publish. */
    wantedAt: moment().optional(),
  }),
  reply: success({ data: z.object({ id: z.string() }) }),
  status: 201,
  problems: ['conflict', 'notFound'],
});

export const listReviews = endpoint({
  name: 'listReviews',
  summary:
    'Reviews of what the caller may read, those that wait longest first, or decided last first',
  method: 'GET',
  path: '/agent/reviews/list',
  access: { agent: 'content:read', collectionIn: 'query', orEveryCollection: true },
  audit: 'nothing personal',
  query: z.object({
    collection: orNothing(collection),
    /** `mine` are those that the caller sent, `for-me` those that the caller may decide. */
    view: orNothing(z.enum(['for-me', 'mine', 'all', 'decided'])),
    ...paging,
  }),
  reply: success({
    data: z.array(review),
    page: z.int(),
    size: z.int(),
    total: z.int(),
    /** For the rail: how many wait for the caller, and how many of the caller's came back. */
    counts: z.object({ forMe: z.int(), returned: z.int(), waiting: z.int() }),
  }),
});

const comment = z.object({
  id: z.string(),
  /** Counts from 1 within its document, and never changes. */
  number: z.int(),
  part: partSchema,
  field: z.string(),
  /** The words that it is about, as they were; null for the whole field. */
  quote: z.string().nullable(),
  text: z.string(),
  author: person,
  at: z.iso.datetime(),
  isDone: z.boolean(),
  /** The agent who is asked to say something to it. */
  asks: person.nullable(),
  answers: z.array(z.object({ author: person, at: z.iso.datetime(), text: z.string() })),
});

export const readReview = endpoint({
  name: 'readReview',
  summary: 'A review with what is public beside what is to be, its comments, and who wrote it',
  method: 'GET',
  path: '/agent/reviews/read',
  access: { agent: 'content:read', collectionIn: 'query' },
  audit: 'nothing personal',
  query: z.object({ collection, id }),
  reply: success({
    data: review.extend({
      parts: z.array(
        z.object({
          part: partSchema,
          revision: z.int(),
          /** The public text; null where there is none. */
          live: partContent.nullable(),
          content: partContent,
          /** The files of both, and the titles of the documents that they refer to. */
          liveShown: shownPart.nullable(),
          contentShown: shownPart,
          /** Whether somebody saved the part since it was sent. */
          hasChanges: z.boolean(),
          authors: z.array(person),
        }),
      ),
      comments: z.array(comment),
      /** Whether four eyes are on here. */
      fourEyes: z.boolean(),
    }),
  }),
  problems: ['notFound'],
});

export const listComments = endpoint({
  name: 'listComments',
  summary: 'The comments on a document, those that are done as well',
  method: 'GET',
  path: '/agent/reviews/comments',
  access: { agent: 'content:read', collectionIn: 'query' },
  audit: 'nothing personal',
  query: z.object(document),
  reply: success({ data: z.array(comment) }),
});

export const addComment = endpoint({
  name: 'addComment',
  summary: 'Comments on a field of a document, asks somebody about it, or answers a comment',
  method: 'POST',
  path: '/agent/reviews/comment',
  access: toRead,
  audit: { target: 'document', id: 'id' },
  limit: 'comment',
  body: z.strictObject({
    ...document,
    part: partSchema,
    field: z.string().max(60),
    quote: z.string().max(300).optional(),
    text: z.string().trim().min(1, 'Write something').max(2000),
    /** The id of the comment that this answers. */
    answers: z.uuid().optional(),
    /** The agent who is asked: a mail tells them, and it waits on their first screen. */
    asks: z.uuid('Choose one of the list').optional(),
  }),
  reply: success({ data: z.object({ id: z.string(), number: z.int() }) }),
  status: 201,
  problems: ['notFound'],
});

export const settleComment = endpoint({
  name: 'settleComment',
  summary: 'Marks a comment as done, or as open again',
  method: 'POST',
  path: '/agent/reviews/settle-comment',
  access: toRead,
  audit: { target: 'document', id: 'id' },
  body: z.strictObject({ ...document, comment: z.uuid(), isDone: z.boolean() }),
  reply: done,
  problems: ['notFound'],
});

const decision = {
  collection,
  id,
  /** Exactly the revisions that were looked at; others mean a conflict. */
  revisions: partRevisions,
};

export const approveReview = endpoint({
  name: 'approveReview',
  summary:
    'Approves what was sent; with `thenPublish` it goes out, or is planned where a moment was wished',
  method: 'POST',
  path: '/agent/reviews/approve',
  access: toReview,
  audit: ofReview,
  body: z.strictObject({ ...decision, thenPublish: z.boolean().optional() }),
  reply: done,
  problems: ['conflict', 'doneAlready', 'forbidden', 'notFound'],
});

export const returnReview = endpoint({
  name: 'returnReview',
  summary: 'Returns what was sent, with the reason',
  method: 'POST',
  path: '/agent/reviews/return',
  access: toReview,
  audit: ofReview,
  body: z.strictObject({
    ...decision,
    reason: z.string().trim().min(1, 'Say what has to change').max(2000),
  }),
  reply: done,
  problems: ['conflict', 'doneAlready', 'notFound'],
});

export const withdrawReview = endpoint({
  name: 'withdrawReview',
  summary: 'Takes back what the caller sent for review',
  method: 'POST',
  path: '/agent/reviews/withdraw',
  access: toRead,
  audit: ofReview,
  body: z.strictObject({ collection, id }),
  reply: done,
  problems: ['doneAlready', 'notFound'],
});

export const listFourEyes = endpoint({
  name: 'listFourEyes',
  summary: 'The sections of the site, and whether a second person approves what is published there',
  method: 'GET',
  path: '/agent/reviews/four-eyes',
  access: { agent: 'settings:read' },
  audit: 'nothing personal',
  reply: success({ data: z.array(z.object({ section: z.string(), isOn: z.boolean() })) }),
});

export const switchFourEyes = endpoint({
  name: 'switchFourEyes',
  summary: 'Switches four eyes on or off in a section',
  method: 'POST',
  path: '/agent/reviews/four-eyes',
  access: { agent: 'settings:admin' },
  audit: { target: 'setting', id: 'section' },
  body: z.strictObject({ section: z.string().max(40), isOn: z.boolean() }),
  reply: done,
});
