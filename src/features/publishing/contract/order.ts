import { z } from 'zod';
import { person } from '#content/declare/draft-shapes.ts';
import { moment } from '#contract/dates.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { draftRow } from './rows.ts';

/** The order of collections that are ordered by hand. */

const collection = z.string('Name one kind of content').min(1).max(60);
const ofCollection = { target: 'collection', id: 'collection' };
const ids = z.array(z.uuid('Name one document')).min(1).max(1000);
/** The moment of the proposal that was looked at. */
const proposedAt = moment('Name the proposal by its moment');

/** An order as it was on the screen of somebody who changes it, and the moment of the one that waited beside it. */
const seenOrder = z.strictObject({ ids, proposedAt: proposedAt.nullable() });
export type SeenOrder = z.infer<typeof seenOrder>;

export const readOrder = endpoint({
  name: 'readOrder',
  summary: 'The documents of a kind that is ordered by hand, in order, and an order that waits',
  method: 'GET',
  path: '/agent/content/order',
  access: { agent: 'content:read', collectionIn: 'query' },
  audit: 'nothing personal',
  query: z.object({ collection }),
  reply: success({
    data: z.object({
      rows: z.array(draftRow),
      /** Whether a new order of the caller is public at once; otherwise somebody else approves it. */
      isPublicAtOnce: z.boolean(),
      proposal: z
        .object({
          ids: z.array(z.string()),
          by: person,
          at: z.iso.datetime(),
          isOwn: z.boolean(),
          /** Whether the caller may make it public. */
          mayApprove: z.boolean(),
        })
        .nullable(),
    }),
  }),
});

export const listProposedOrders = endpoint({
  name: 'listProposedOrders',
  summary: 'Orders that wait for a second person, in kinds of content that the caller may read',
  method: 'GET',
  path: '/agent/content/proposed-orders',
  access: { agent: 'own' },
  audit: 'nothing personal',
  reply: success({
    data: z.array(
      z.object({
        collection: z.string(),
        by: person,
        at: z.iso.datetime(),
        isOwn: z.boolean(),
        /** Whether the caller may make it public. */
        mayApprove: z.boolean(),
      }),
    ),
  }),
});

export const reorderDrafts = endpoint({
  name: 'reorderDrafts',
  summary:
    'Puts the documents of a kind into this order: at once, or when somebody else has approved it',
  method: 'POST',
  path: '/agent/content/reorder',
  access: { agent: 'content:write', collectionIn: 'body' },
  audit: ofCollection,
  limits: { body: 128 * 1024 },
  body: z.strictObject({
    collection,
    ids,
    /** Where either of the two changed since, nothing does. */
    seen: seenOrder.optional(),
  }),
  reply: success({ data: z.object({ isPublic: z.boolean() }) }),
  problems: ['conflict'],
});

export const approveOrder = endpoint({
  name: 'approveOrder',
  summary: 'Makes the order public that another agent proposed',
  method: 'POST',
  path: '/agent/content/approve-order',
  access: { agent: 'content:publish', collectionIn: 'body' },
  audit: ofCollection,
  body: z.strictObject({ collection, proposedAt }),
  reply: done,
  problems: ['conflict', 'forbidden', 'notFound'],
});

export const dropOrder = endpoint({
  name: 'dropOrder',
  summary: 'Takes a proposed order away; what is public stays',
  method: 'POST',
  path: '/agent/content/drop-order',
  access: { agent: 'content:write', collectionIn: 'body' },
  audit: ofCollection,
  body: z.strictObject({ collection, proposedAt }),
  reply: done,
  problems: ['conflict', 'notFound', 'forbidden'],
});
