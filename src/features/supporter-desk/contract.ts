import { z } from 'zod';
import { day } from '#contract/dates.ts';
import { download } from '#contract/download.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { exportReason } from '#contract/export-reason.ts';
import {
  card,
  letter,
  letterFilter,
  letterRow,
  replyDelivery,
  template,
  written,
  keyset,
} from '#contract/letters.ts';

const reading = { agent: 'supporters:read' } as const;
const writing = { agent: 'supporters:write' } as const;
const ofLetter = { target: 'supporter', id: 'id' } as const;

const id = z.coerce.number().int().positive();
const ids = z.array(id).min(1, 'Choose a letter').max(100, 'Choose at most 100 letters');
const changesLetters = {
  method: 'POST',
  access: writing,
  audit: ofLetter,
  limit: 'deskWrite',
  reply: done,
} as const;

export const listLetters = endpoint({
  name: 'listLetters',
  summary: 'Letters of the supporter desk, without numbers and addresses',
  method: 'GET',
  path: '/agent/supporters/letters',
  access: reading,
  audit: { target: 'supporter' },
  query: letterFilter.extend(keyset),
  reply: success({ data: z.array(letterRow), next: z.string().nullable() }),
});

export const countLetters = endpoint({
  name: 'countLetters',
  summary: 'How many letters each view of the supporter desk has, up to a thousand, and from where',
  method: 'GET',
  path: '/agent/supporters/counts',
  access: reading,
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      active: z.int(),
      mine: z.int(),
      new: z.int(),
      overdue: z.int(),
      suspect: z.int(),
      /** The constituencies that letters name, by their letters. */
      places: z.array(z.string()),
    }),
  }),
});

export const findLetter = endpoint({
  name: 'findLetter',
  summary: 'One letter with what happened to it; its number and addresses stay covered',
  method: 'GET',
  path: '/agent/supporters/letter',
  access: reading,
  audit: ofLetter,
  query: z.object({ id }),
  reply: success({ data: letter }),
  problems: ['notFound'],
});

export const findReplyDelivery = endpoint({
  name: 'findReplyDelivery',
  summary:
    'How far the mail of an answer has come, by the id of the event that tells of the answer',
  method: 'GET',
  path: '/agent/supporters/delivery',
  access: reading,
  // It is asked for every few seconds, and tells nothing about anybody.
  audit: 'nothing personal',
  query: z.object({ id }),
  reply: success({ data: replyDelivery }),
  problems: ['notFound'],
});

export const openCard = endpoint({
  name: 'openCard',
  summary: 'Opens the card of who wrote a letter: full name, number, mail address',
  method: 'POST',
  path: '/agent/supporters/card',
  access: reading,
  audit: ofLetter,
  limit: 'openCard',
  body: z.strictObject({ id }),
  reply: success({ data: card }),
  problems: ['notFound', 'tooMany'],
});

export const listAssignees = endpoint({
  name: 'listAssignees',
  summary: 'Agents whom a letter can be given to',
  method: 'GET',
  path: '/agent/supporters/assignees',
  access: reading,
  audit: 'nothing personal',
  reply: success({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

export const assignLetters = endpoint({
  ...changesLetters,
  name: 'assignLetters',
  summary: 'Gives letters to an agent, or to nobody',
  path: '/agent/supporters/assign',
  body: z.strictObject({ id: ids, assigneeId: z.uuid('Choose somebody from the list').nullable() }),
  problems: ['notFound', 'invalid'],
});

export const setLetterState = endpoint({
  ...changesLetters,
  name: 'setLetterState',
  summary: 'Sets where letters stand',
  path: '/agent/supporters/state',
  body: z.strictObject({ id: ids, state: letterRow.shape.state }),
  problems: ['notFound'],
});

export const setLetterDue = endpoint({
  ...changesLetters,
  name: 'setLetterDue',
  summary: 'Sets the day by which a letter is to be answered, or none',
  path: '/agent/supporters/due',
  body: z.strictObject({
    id,
    day: day().nullable(),
  }),
  problems: ['notFound', 'invalid'],
});

export const noteOnLetter = endpoint({
  ...changesLetters,
  name: 'noteOnLetter',
  summary: 'Adds a note to a letter that only the desk reads',
  path: '/agent/supporters/note',
  body: z.strictObject({ id, words: written }),
  problems: ['notFound', 'invalid'],
});

export const replyToLetter = endpoint({
  ...changesLetters,
  name: 'replyToLetter',
  summary: 'Answers a letter by mail, once; the answer to a grievance is shown on its page too',
  path: '/agent/supporters/reply',
  limit: 'deskReply',
  body: z.strictObject({
    id,
    /** A random id of this reply: one that is sent again is refused as done. */
    key: z.uuid(),
    /** How many replies the agent has seen; another one since is a conflict. */
    repliesSeen: z.int().min(0),
    words: written,
    /** Whether the letter waits for something after it, or is done. */
    next: z.enum(['wait', 'close']),
  }),
  problems: ['notFound', 'invalid', 'doneAlready', 'conflict', 'tooMany'],
});

export const mergeLetters = endpoint({
  ...changesLetters,
  name: 'mergeLetters',
  summary: 'Puts letters of the same person together under one',
  path: '/agent/supporters/merge',
  body: z.strictObject({ id: ids, into: id }),
  problems: ['notFound', 'invalid'],
});

export const unmergeLetters = endpoint({
  ...changesLetters,
  name: 'unmergeLetters',
  summary: 'Takes merged letters apart again',
  path: '/agent/supporters/unmerge',
  body: z.strictObject({ id: ids }),
  problems: ['notFound'],
});

export const listTemplates = endpoint({
  name: 'listReplyTemplates',
  summary: 'Texts that replies are begun with',
  method: 'GET',
  path: '/agent/supporters/templates',
  access: reading,
  audit: 'nothing personal',
  reply: success({ data: z.array(template) }),
});

const templateWords = template.omit({ id: true });
export type TemplateWords = z.output<typeof templateWords>;

export const saveTemplate = endpoint({
  name: 'saveReplyTemplate',
  summary: 'Saves a template of replies',
  method: 'POST',
  path: '/agent/supporters/templates/save',
  access: writing,
  audit: { target: 'replyTemplate', id: 'id' },
  body: templateWords
    .extend({
      /** Left out for a new one. */
      id: z.uuid().optional(),
      /** The template as it was when its change began; one that was changed since is refused. */
      base: templateWords.optional(),
    })
    .strict(),
  reply: success({ data: z.object({ id: z.string() }) }),
  problems: ['invalid', 'notFound', 'doneAlready'],
});

export const deleteTemplate = endpoint({
  name: 'deleteReplyTemplate',
  summary: 'Deletes a template of replies',
  method: 'POST',
  path: '/agent/supporters/templates/delete',
  access: writing,
  audit: { target: 'replyTemplate', id: 'id' },
  body: z.strictObject({ id: z.uuid() }),
  reply: done,
  problems: ['notFound'],
});

export const exportLetters = endpoint({
  name: 'exportLetters',
  summary: 'Letters with numbers and addresses as a table to save, for a reason',
  method: 'POST',
  path: '/agent/supporters/export',
  access: { agent: 'supporters:export' },
  audit: { target: 'supporterExport' },
  limit: 'exportPeople',
  limits: { seconds: 600 },
  body: z.strictObject({
    reason: exportReason,
    filter: letterFilter.default({}),
  }),
  reply: download('text/csv'),
  problems: ['invalid', 'tooMany'],
});
