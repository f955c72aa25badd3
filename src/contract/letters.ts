import './without-eval.ts';
import { z } from 'zod';
import { tidyText } from '#lib/tidy-text.ts';
import { orNothing } from './form-fields.ts';
import { filters } from './list-query.ts';

/** The states of a letter: `waiting` for somebody else, `closed` without an answer. */
export const letterStates = ['new', 'open', 'waiting', 'answered', 'closed', 'suspect'] as const;
export const letterKinds = ['join', 'grievance'] as const;

export type LetterState = (typeof letterStates)[number];

/** The filters of the list and of an export; nothing set means every letter but suspect ones. */
export const letterFilter = z.object({
  /** `active` is what waits for the desk: new, open and waiting. */
  state: orNothing(z.enum(['active', ...letterStates], 'Choose a state from the list')),
  kind: orNothing(z.enum(letterKinds, 'Choose a kind from the list')),
  /** `me`, `nobody`, or the id of an agent. */
  assignee: orNothing(
    z.union([z.enum(['me', 'nobody']), z.uuid()], 'Choose somebody from the list'),
  ),
  constituency: orNothing(z.string().max(120)),
  /** Of active letters: past its day, due today, or within a week from now. */
  due: orNothing(z.enum(['overdue', 'today', 'week'], 'Choose overdue, today or week')),
  s: filters.s,
});

export type LetterFilter = z.output<typeof letterFilter>;

/** Newest first from a place on; those that are due come by their day. */
export const keyset = {
  after: orNothing(z.string().regex(/^\d{1,15}$/, 'Begin where the last page ended')),
  size: orNothing(
    z
      .string()
      .regex(/^\d{1,3}$/, 'Write the size as a number from 1 to 100')
      .transform(Number)
      .refine((size) => size >= 1 && size <= 100, 'Write the size as a number from 1 to 100'),
  ),
};

const agent = z.object({ id: z.string(), name: z.string() });

/** A letter in a list: no number, no address, and none in its words. */
export const letterRow = z.object({
  id: z.int(),
  kind: z.enum(letterKinds),
  number: z.string(),
  /** The first name and an initial; empty where it was erased. */
  name: z.string(),
  /** The beginning of the words, with numbers and addresses covered. */
  excerpt: z.string(),
  language: z.string(),
  subject: z.string().nullable(),
  constituency: z.string().nullable(),
  state: z.enum(letterStates),
  assignee: agent.nullable(),
  dueAt: z.string().nullable(),
  receivedAt: z.string(),
  /** Whether the mail of the last answer was refused, so that nobody has read it. */
  isRefused: z.boolean(),
});

export type LetterRow = z.output<typeof letterRow>;

/** The mail of a reply: on its way, handed to the server, or refused; null where that is forgotten. */
export const replyDelivery = z
  .object({ state: z.enum(['waiting', 'sent', 'failed']), at: z.string().nullable() })
  .nullable();

const event = z.object({
  id: z.int(),
  kind: z.enum(['opened', 'assigned', 'state', 'due', 'note', 'reply', 'merged', 'unmerged']),
  by: z.string(),
  at: z.string(),
  /** A state, a day, the name of who has it, or the number of another letter. */
  value: z.string().nullable(),
  words: z.string().nullable(),
  delivery: replyDelivery,
});

export const letter = letterRow.extend({
  /** All of the words, with numbers and addresses covered. */
  message: z.string(),
  /** How templates fill their places. */
  fill: z.object({ name: z.string(), number: z.string(), place: z.string() }),
  events: z.array(event),
  replies: z.int(),
  /** Letters that were merged into this one. */
  merged: z.array(letterRow.extend({ message: z.string() })),
  mergedInto: z.object({ id: z.int(), number: z.string() }).nullable(),
  /** Other letters of the same person, the newest first. */
  others: z.array(letterRow),
});

export const card = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  constituency: z.string().nullable(),
  /** The words as they were written. */
  message: z.string(),
});

/** A note or a reply, as an agent writes it. */
export const written = z
  .string('Write something first')
  .transform(tidyText)
  .refine((text) => text !== '', 'Write something first')
  .refine((text) => text.length <= 5_000, 'Use at most 5,000 characters');

const templateText = z
  .string()
  .max(5_000, 'Use at most 5,000 characters')
  .transform(tidyText)
  .optional();

export const template = z.object({
  id: z.string(),
  title: z
    .string('Give it a name')
    .transform(tidyText)
    .refine((text) => text !== '', 'Give it a name')
    .refine((text) => text.length <= 80, 'Use at most 80 characters'),
  texts: z.object({ en: templateText, hi: templateText }),
});
