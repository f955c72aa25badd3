import { z } from 'zod';
import { day } from '#contract/dates.ts';
import { download } from '#contract/download.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import { line, name, optional } from '#contract/user-fields.ts';
import { tidyText } from '#lib/tidy-text.ts';

/** The days within which a request is answered, unless the settings name another number. */
export const ANSWERED_WITHIN_DAYS = 30;

export const requestKinds = ['access', 'correction', 'erasure', 'consent'] as const;
export const requestSources = ['form', 'account', 'phone', 'letter', 'mail', 'visit'] as const;

const id = z.coerce.number().int().positive();
const ofRequest = { target: 'privacy request', id: 'id' } as const;
const reading = { agent: 'privacy:read' } as const;
const writing = { agent: 'privacy:write' } as const;

const requestRow = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(requestKinds),
  source: z.enum(requestSources),
  /** Empty where the person was erased. */
  name: z.string(),
  state: z.enum(['open', 'done', 'refused']),
  receivedAt: z.string(),
  dueAt: z.string(),
  closedAt: z.string().nullable(),
});

export type RequestRow = z.output<typeof requestRow>;

export const listRequests = endpoint({
  name: 'listPrivacyRequests',
  summary: 'Requests about people’s own data: open ones by their day, then closed ones',
  method: 'GET',
  path: '/agent/privacy/requests',
  access: reading,
  audit: { target: 'privacy request' },
  reply: success({ data: z.array(requestRow), open: z.int(), days: z.int() }),
});

export const countRequests = endpoint({
  name: 'countPrivacyRequests',
  summary: 'How many requests about data are open',
  method: 'GET',
  path: '/agent/privacy/counts',
  access: reading,
  audit: 'nothing personal',
  reply: success({ data: z.object({ open: z.int() }) }),
});

export const createRequest = endpoint({
  name: 'createPrivacyRequest',
  summary: 'Enters a request that came by telephone, letter, mail or in person',
  method: 'POST',
  path: '/agent/privacy/requests/create',
  access: writing,
  audit: { target: 'privacy request' },
  limit: 'deskWrite',
  body: z.strictObject({
    kind: z.enum(requestKinds, 'Choose one of the list'),
    source: z.enum(['phone', 'letter', 'mail', 'visit'], 'Choose one of the list'),
    name,
    email: optional.email,
    phoneNumber: optional.mobileNumber,
    words: z.string().max(5_000, 'Use at most 5,000 characters').default(''),
    /** The day that it came; today unless told. */
    receivedOn: orNothing(day()),
  }),
  reply: success({ data: z.object({ id: z.int() }) }),
  problems: ['invalid'],
});

const erasure = z.object({
  id: z.int(),
  /** It waits for a second officer, is being carried out, or is done. */
  state: z.enum(['waiting', 'running', 'done']),
  askedBy: z.string(),
  askedAt: z.string(),
  confirmedBy: z.string().nullable(),
  /** Whether the caller asked for it, and so may not confirm it. */
  isOwn: z.boolean(),
  places: z.array(
    z.object({
      label: z.tuple([z.string(), z.string()]),
      /** How many rows it held when the erasure was asked for. */
      rows: z.int(),
      isGone: z.boolean(),
    }),
  ),
});

export const findRequest = endpoint({
  name: 'findPrivacyRequest',
  summary: 'One request, with how to reach its author',
  method: 'GET',
  path: '/agent/privacy/request',
  access: reading,
  audit: ofRequest,
  query: z.object({ id }),
  reply: success({
    data: requestRow.extend({
      email: z.string().nullable(),
      phoneNumber: z.string().nullable(),
      words: z.string(),
      outcome: z.string().nullable(),
      erasure: erasure.nullable(),
      /** The other officers who can confirm an erasure; where there is none, one is enough. */
      others: z.array(z.string()),
    }),
  }),
  problems: ['notFound'],
});

export const closeRequest = endpoint({
  name: 'closePrivacyRequest',
  summary:
    'Closes a request, with what was done or why it was refused; an erasure that waits is stopped',
  method: 'POST',
  path: '/agent/privacy/requests/close',
  access: writing,
  audit: ofRequest,
  limit: 'deskWrite',
  body: z.strictObject({
    id,
    state: z.enum(['done', 'refused']),
    outcome: z
      .string('Say in a sentence what was done')
      .transform(tidyText)
      .refine((text) => text.length >= 5, 'Say in a sentence what was done')
      .refine((text) => text.length <= 1_000, 'Use at most 1,000 characters'),
  }),
  reply: done,
  problems: ['notFound', 'invalid', 'doneAlready'],
});

const person = z.strictObject({
  /** The request that it is for; what is looked at is on record with it. */
  id: id.optional(),
  email: optional.email,
  phoneNumber: optional.mobileNumber,
});

export const findPeople = endpoint({
  name: 'findPeople',
  summary: 'People with a name like this, with their addresses and numbers',
  method: 'POST',
  path: '/agent/privacy/people',
  access: reading,
  audit: ofRequest,
  limit: 'findPeople',
  body: z.strictObject({
    id: id.optional(),
    name: line(120).refine((text) => text.length > 1, 'Write a name'),
  }),
  reply: success({
    data: z.array(
      z.object({
        name: z.string(),
        email: z.string().nullable(),
        phoneNumber: z.string().nullable(),
      }),
    ),
  }),
  problems: ['invalid', 'tooMany'],
});

const place = z.object({
  label: z.tuple([z.string(), z.string()]),
  ground: z.tuple([z.string(), z.string()]),
  rows: z.int(),
  /** The earliest moment that a row of it names. */
  since: z.string().nullable(),
  /** The names of what is held: `email`, `message`. */
  fields: z.array(z.string()),
  /** The reason that it stays when the person is erased; null where it goes. */
  stays: z.tuple([z.string(), z.string()]).nullable(),
  held: z.record(z.string(), z.unknown()),
});

export const findHeld = endpoint({
  name: 'findHeld',
  summary:
    'Everything that is held about a person, by place and ground, found by address and number',
  method: 'POST',
  path: '/agent/privacy/held',
  access: reading,
  audit: ofRequest,
  limit: 'findPeople',
  body: person,
  reply: success({ data: z.array(place) }),
  problems: ['invalid', 'tooMany'],
});

export const exportHeld = endpoint({
  name: 'exportHeld',
  summary: 'Everything that is held about a person as a file for them',
  method: 'POST',
  path: '/agent/privacy/export',
  access: { agent: 'privacy:export' },
  audit: ofRequest,
  limit: 'exportPeople',
  body: person.extend({ id }),
  reply: download('application/json'),
  problems: ['invalid', 'notFound', 'tooMany'],
});

export const correctHeld = endpoint({
  name: 'correctHeld',
  summary: 'Corrects the name or the constituency of a person wherever they are held',
  method: 'POST',
  path: '/agent/privacy/correct',
  access: writing,
  audit: ofRequest,
  limit: 'deskWrite',
  body: person.extend({
    id,
    name: orNothing(name),
    constituency: orNothing(line(120)),
  }),
  reply: success({ data: z.object({ rows: z.int() }) }),
  problems: ['invalid', 'notFound'],
});

export const askErasure = endpoint({
  name: 'askErasure',
  summary: 'Erases the author of a request, or asks a second officer to confirm where there is one',
  method: 'POST',
  path: '/agent/privacy/erasure/ask',
  access: { agent: 'privacy:admin' },
  audit: ofRequest,
  limit: 'deskWrite',
  body: z.strictObject({
    id,
    /** The family name of the person, typed to be sure. */
    typed: line(120),
  }),
  reply: success({ data: z.object({ isDone: z.boolean() }) }),
  problems: ['invalid', 'notFound', 'doneAlready'],
});

export const confirmErasure = endpoint({
  name: 'confirmErasure',
  summary: 'Confirms an erasure that another officer asked for, which is then carried out',
  method: 'POST',
  path: '/agent/privacy/erasure/confirm',
  access: { agent: 'privacy:admin' },
  audit: ofRequest,
  limit: 'deskWrite',
  body: z.strictObject({ id }),
  reply: done,
  problems: ['invalid', 'notFound', 'forbidden', 'doneAlready'],
});

export const stopErasure = endpoint({
  name: 'stopErasure',
  summary: 'Stops an erasure that waits to be confirmed',
  method: 'POST',
  path: '/agent/privacy/erasure/stop',
  access: { agent: 'privacy:admin' },
  audit: ofRequest,
  limit: 'deskWrite',
  body: z.strictObject({ id }),
  reply: done,
  problems: ['notFound', 'doneAlready'],
});
