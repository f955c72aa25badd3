import { z } from 'zod';
import { day } from '#contract/dates.ts';
import { download } from '#contract/download.ts';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';

export const recordFilter = z.object({
  /** The id of an agent, or `nobody` for what was done without a session. */
  actor: orNothing(z.union([z.literal('nobody'), z.uuid()], 'Choose somebody from the list')),
  /** The name of a call or a job. */
  call: orNothing(z.string().max(60)),
  /** The kind of thing that it was about. */
  target: orNothing(z.string().max(60)),
  /** The id of one such thing. */
  id: orNothing(z.string().max(100)),
  outcome: orNothing(z.enum(['done', 'refused', 'failed'], 'Choose done, refused or failed')),
  from: orNothing(day()),
  /** The last day. */
  to: orNothing(day()),
  /** `true`: only looks at people's data. */
  people: orNothing(z.enum(['true'], 'Choose true, or leave it out')),
});

export type RecordFilter = z.output<typeof recordFilter>;

const entry = z.object({
  position: z.int(),
  at: z.string(),
  /** Empty where nobody was logged in. */
  by: z.string(),
  call: z.string(),
  /** The deed in English and Hindi: `opened the card of`. */
  did: z.tuple([z.string(), z.string()]),
  target: z.string(),
  /** The things that it was about, by name where they have one. */
  about: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  outcome: z.enum(['done', 'refused', 'failed']),
  /** Whether it was a look at the data of people. */
  isLook: z.boolean(),
  /** The reason that was given, where the call asks for one. */
  why: z.string().nullable(),
  network: z.string(),
  /** The beginnings of the hash of this entry and of the one before. */
  seal: z.string(),
  sealBefore: z.string(),
});

export type RecordEntry = z.output<typeof entry>;

export const listRecord = endpoint({
  name: 'listRecord',
  summary: 'Entries of the audit log, newest first; of visitors it holds ids alone',
  method: 'GET',
  path: '/agent/audit/entries',
  access: { agent: 'audit:read' },
  audit: 'nothing personal',
  query: recordFilter.extend({
    before: orNothing(z.string().regex(/^\d{1,15}$/, 'Begin where the last page ended')),
  }),
  reply: success({
    data: z.array(entry),
    next: z.string().nullable(),
    /** Entries that match, up to ten thousand. */
    total: z.int(),
  }),
});

export const describeRecord = endpoint({
  name: 'describeRecord',
  summary: 'What the audit log can be filtered by: people, deeds, kinds of things',
  method: 'GET',
  path: '/agent/audit/filters',
  access: { agent: 'audit:read' },
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      people: z.array(z.object({ id: z.string(), name: z.string() })),
      calls: z.array(z.object({ call: z.string(), did: z.tuple([z.string(), z.string()]) })),
      targets: z.array(z.object({ target: z.string(), label: z.tuple([z.string(), z.string()]) })),
    }),
  }),
});

const chain = z.object({
  entries: z.int(),
  /** The last time that it was read from the first entry on. */
  checked: z
    .object({
      at: z.string(),
      isWhole: z.boolean(),
      entries: z.int(),
      /** The hash of its last entry then. */
      head: z.string(),
    })
    .nullable(),
  /** The number of people to whom the head is mailed every night. */
  keepers: z.int(),
});

export const findChain = endpoint({
  name: 'findChain',
  summary: 'How long the audit log is, and whether it was whole when it was read last',
  method: 'GET',
  path: '/agent/audit/chain',
  access: { agent: 'audit:read' },
  audit: 'nothing personal',
  reply: success({ data: chain }),
});

export const verifyRecord = endpoint({
  name: 'verifyRecord',
  summary: 'Reads the whole audit log and tells whether each entry follows the one before',
  method: 'POST',
  path: '/agent/audit/verify',
  access: { agent: 'audit:read' },
  audit: { target: 'audit log' },
  limit: 'verifyRecord',
  reply: success({ data: chain }),
  problems: ['tooMany'],
});

export const exportRecord = endpoint({
  name: 'exportRecord',
  summary: 'Entries of the audit log as a table to save',
  method: 'POST',
  path: '/agent/audit/export',
  access: { agent: 'audit:export' },
  audit: { target: 'audit log' },
  limit: 'exportPeople',
  limits: { seconds: 600 },
  body: z.strictObject({ filter: recordFilter.default({}) }),
  reply: download('text/csv'),
  problems: ['invalid', 'tooMany'],
});
