import { z } from 'zod';
import { person } from '#content/declare/draft-shapes.ts';
import { moment } from '#contract/dates.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { line } from '#contract/user-fields.ts';
import { heldKinds } from './contract/when-may-go-out.ts';

/** Poll dates, the silence before each poll, what it holds back, and who let something out. */

const id = z.uuid('Name one poll');
const kind = z.enum(heldKinds, 'Choose what it is');

const override = z.object({
  id: z.string(),
  /** Of the item that was let out; null where it is everything. */
  kind: kind.nullable(),
  title: z.string().nullable(),
  reason: z.string(),
  by: person.nullable(),
  at: z.iso.datetime(),
});

const poll = z.object({
  id: z.string(),
  constituency: z.string(),
  /** From when on nothing goes out. */
  from: z.iso.datetime(),
  /** The close of the poll. */
  until: z.iso.datetime(),
  state: z.enum(['to-come', 'silent', 'lifted', 'over']),
  overrides: z.array(override),
});

export type Poll = z.output<typeof poll>;

const held = z.object({
  kind,
  /** The document or message; null where it is all of its kind. */
  item: z.string().nullable(),
  /** Of a document. */
  collection: z.string().nullable(),
  title: z.string(),
  /** When it was to go out. */
  at: z.iso.datetime().nullable(),
  /** When it goes out instead. */
  until: z.iso.datetime(),
});

export type HeldItem = z.output<typeof held>;

export const readElectionClock = endpoint({
  name: 'readElectionClock',
  summary: 'The poll dates, the silence before each, and what is held back by one',
  method: 'GET',
  path: '/agent/law/clock',
  access: { agent: 'law:read' },
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      /** In the order of their dates. */
      polls: z.array(poll),
      /** Items that are planned into a silence, at most two hundred. */
      held: z.array(held),
      /** When the silence that is on now ends; null while there is none. */
      silentUntil: z.iso.datetime().nullable(),
    }),
  }),
});

/** The maximum number of constituencies at once: as many as the largest state has in its assembly. */
const MAX_AT_ONCE = 403;

const constituencyName = line(120).refine((name) => name !== '', 'Write a constituency');

export const savePolls = endpoint({
  name: 'savePolls',
  summary:
    'Enters when constituencies vote, or moves their dates; a silence that is on is shortened only after proof of identity',
  method: 'POST',
  path: '/agent/law/polls',
  access: { agent: 'law:admin' },
  audit: { target: 'poll' },
  limit: 'deskWrite',
  body: z.strictObject({
    constituencies: z
      .array(constituencyName, 'Write a constituency')
      .min(1, 'Write a constituency')
      .max(MAX_AT_ONCE, `Write at most ${MAX_AT_ONCE} constituencies at once`),
    closesAt: moment(),
  }),
  reply: done,
  problems: ['invalid', 'forbidden'],
});

/** The date that its caller saw: a poll that somebody else has moved meanwhile is left as it is. */
const seenDate = z.iso.datetime().optional();

export const removePoll = endpoint({
  name: 'removePoll',
  summary: 'Removes the poll date of a constituency; a silence that is on ends only after proof',
  method: 'POST',
  path: '/agent/law/polls/remove',
  access: { agent: 'law:admin' },
  audit: { target: 'poll', id: 'id' },
  limit: 'deskWrite',
  body: z.strictObject({ id, closesAt: seenDate }),
  reply: done,
  problems: ['forbidden', 'notFound', 'conflict'],
});

const reason = z
  .string()
  .trim()
  .min(1, 'Say why, for the record')
  .max(300, 'Use at most 300 characters');

export const overrideSilence = endpoint({
  name: 'overrideSilence',
  summary:
    'Lets one item out in spite of every silence that is on, or lifts one silence, after proof of identity',
  method: 'POST',
  path: '/agent/law/override',
  access: { agent: 'law:admin' },
  audit: { target: 'silence' },
  limit: 'deskWrite',
  body: z.strictObject({
    reason,
    what: z.union(
      [
        z.strictObject({ poll: id, closesAt: seenDate }),
        z.strictObject({ kind, item: z.string('Name one item').min(1).max(100) }),
      ],
      'Name a silence or an item',
    ),
  }),
  reply: done,
  problems: ['invalid', 'forbidden', 'notFound', 'doneAlready'],
});

export const endOverride = endpoint({
  name: 'endOverride',
  summary: 'Takes an override back, so that the silence holds again',
  method: 'POST',
  path: '/agent/law/override/end',
  access: { agent: 'law:admin' },
  audit: { target: 'silence', id: 'id' },
  limit: 'deskWrite',
  body: z.strictObject({ id: z.uuid('Name one override') }),
  reply: done,
  problems: ['notFound'],
});
