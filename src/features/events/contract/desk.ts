import { z } from 'zod';
import { download } from '#contract/download.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { exportReason } from '#contract/export-reason.ts';

const reading = { agent: 'supporters:read' } as const;
const writing = { agent: 'supporters:write' } as const;
const event = z.uuid('Choose an event');

const figures = z.object({
  id: z.uuid(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  cancelled: z.boolean(),
  seats: z.int().nullable(),
  /** People, not replies. */
  going: z.int(),
  waiting: z.int(),
  /** Replies whose owner has not pressed the button in the mail. */
  unconfirmed: z.int(),
  cameIn: z.int(),
  walkIns: z.int(),
});

export const listEventGatherings = endpoint({
  name: 'listEventGatherings',
  summary: 'Events that ask for replies, and how many people come to each; the next first',
  method: 'GET',
  path: '/agent/event-replies/list',
  access: reading,
  audit: 'nothing personal',
  reply: success({ data: z.array(figures) }),
});

export const findEventGathering = endpoint({
  name: 'findEventGathering',
  summary: 'The figures of one event, and its links for volunteers',
  method: 'GET',
  path: '/agent/event-replies/find',
  access: reading,
  audit: 'nothing personal',
  query: z.object({ event }),
  reply: success({
    data: figures.extend({
      gates: z.array(
        z.object({
          id: z.uuid(),
          createdAt: z.string(),
          by: z.string(),
          revokedAt: z.string().nullable(),
          marks: z.int(),
        }),
      ),
    }),
  }),
  problems: ['notFound'],
});

export const listEventReplies = endpoint({
  name: 'listEventReplies',
  summary: 'Who replied to an event, without numbers and addresses; the waiting list in its order',
  method: 'GET',
  path: '/agent/event-replies/people',
  access: reading,
  audit: { target: 'event', id: 'event' },
  query: z.object({
    event,
    state: z.enum(['going', 'waiting', 'unconfirmed', 'withdrawn']),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  reply: success({
    data: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        people: z.int(),
        code: z.string(),
        repliedAt: z.string(),
        hasEmail: z.boolean(),
        hasPhone: z.boolean(),
        cameIn: z.boolean(),
        /** Whether another reply that stands was typed with the same number. */
        hasDouble: z.boolean(),
      }),
    ),
    total: z.int(),
    size: z.int(),
  }),
});

const ofReply = { target: 'event reply', id: 'id' } as const;

export const openEventReply = endpoint({
  name: 'openEventReply',
  summary: 'Opens where somebody who replied is reached',
  method: 'POST',
  path: '/agent/event-replies/open',
  access: reading,
  audit: ofReply,
  limit: 'openCard',
  body: z.strictObject({ id: z.uuid() }),
  reply: success({
    data: z.object({ email: z.string().nullable(), phoneNumber: z.string().nullable() }),
  }),
  problems: ['notFound', 'tooMany'],
});

export const withdrawEventReply = endpoint({
  name: 'withdrawEventReply',
  summary: 'Takes somebody off the list; the next in line moves up',
  method: 'POST',
  path: '/agent/event-replies/withdraw',
  access: writing,
  audit: ofReply,
  limit: 'deskWrite',
  body: z.strictObject({ id: z.uuid() }),
  reply: done,
  problems: ['notFound'],
});

export const exportEventReplies = endpoint({
  name: 'exportEventReplies',
  summary: 'Who replied to an event, with numbers and addresses, as a table to save, for a reason',
  method: 'POST',
  path: '/agent/event-replies/export',
  access: { agent: 'supporters:export' },
  audit: { target: 'event export' },
  limit: 'exportPeople',
  limits: { seconds: 600 },
  body: z.strictObject({
    event,
    reason: exportReason,
  }),
  reply: download('text/csv'),
  problems: ['invalid', 'notFound', 'tooMany'],
});

export const createEventGate = endpoint({
  name: 'createEventGate',
  summary:
    'Makes a link by which volunteers check people in on the days of an event; it is shown once',
  method: 'POST',
  path: '/agent/event-replies/gates/create',
  access: writing,
  audit: { target: 'event', id: 'event' },
  limit: 'deskWrite',
  body: z.strictObject({ event }),
  reply: success({ data: z.object({ url: z.string() }) }),
  problems: ['notFound', 'doneAlready'],
});

export const revokeEventGate = endpoint({
  name: 'revokeEventGate',
  summary: 'Ends a link for volunteers; devices forget its list at their next contact',
  method: 'POST',
  path: '/agent/event-replies/gates/revoke',
  access: writing,
  audit: { target: 'event gate', id: 'id' },
  limit: 'deskWrite',
  body: z.strictObject({ id: z.uuid() }),
  reply: done,
  problems: ['notFound'],
});

/** One event of the desk. */
export type Gathering = ReplyOf<typeof findEventGathering>['data'];
