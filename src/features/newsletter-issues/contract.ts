import { z } from 'zod';
import { language } from '#content/declare/draft-shapes.ts';
import {
  decision,
  discarded,
  firstKey,
  plannedFor,
  quietHours,
  revision,
} from '#contract/broadcasts.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import { topicNames } from '#contract/topics.ts';
import { line } from '#contract/user-fields.ts';
import { LONGEST_PREHEADER, LONGEST_SUBJECT, MAX_BLOCKS } from './contract/lengths.ts';
import { block, issue, moment, pace, segment, summary } from './contract/shapes.ts';

export * from './contract/archive.ts';
export type {
  IssueBlock,
  IssueSummary,
  NewsletterIssue,
  Pace,
  Segment,
} from './contract/shapes.ts';

export const listNewsletterIssues = endpoint({
  name: 'listNewsletterIssues',
  summary: 'Issues of the newsletter, the newest first, and how they go out',
  method: 'GET',
  path: '/agent/newsletter/list',
  access: { agent: 'newsletter:read' },
  audit: 'nothing personal',
  reply: success({
    data: z.array(summary),
    /** Everybody who gets the newsletter. */
    readers: z.int(),
    pace,
    /** Whether somebody else has to approve what the caller sends. */
    fourEyes: z.boolean(),
    languages: z.array(language),
  }),
});

const id = z.uuid('Name one issue');

export const findNewsletterIssue = endpoint({
  name: 'findNewsletterIssue',
  summary: 'One issue of the newsletter with its blocks',
  method: 'GET',
  path: '/agent/newsletter/issue',
  access: { agent: 'newsletter:read' },
  audit: 'nothing personal',
  query: z.object({ id }),
  reply: success({ data: issue }),
  problems: ['notFound'],
});

export const findDiscardedIssue = endpoint({
  name: 'findDiscardedIssue',
  summary: 'Who threw an issue of the newsletter away, and when',
  method: 'GET',
  path: '/agent/newsletter/discarded',
  access: { agent: 'newsletter:read' },
  audit: 'nothing personal',
  query: z.object({ id }),
  reply: success({ data: discarded }),
});

const seen = { id, revision };
const changesOne = {
  method: 'POST',
  audit: { target: 'newsletter', id: 'id' },
  limit: 'deskWrite',
} as const;

export const saveNewsletterIssue = endpoint({
  ...changesOne,
  audit: { target: 'newsletter' },
  name: 'saveNewsletterIssue',
  summary: 'Writes an issue; one that was approved needs a new approval afterwards',
  path: '/agent/newsletter/save',
  access: { agent: 'newsletter:write' },
  body: z.strictObject({
    /** Left out for a new one. */
    id: id.optional(),
    revision: revision.optional(),
    key: firstKey,
    texts: z.partialRecord(
      language,
      z.strictObject({ subject: line(LONGEST_SUBJECT), preheader: line(LONGEST_PREHEADER) }),
    ),
    blocks: z.array(block).max(MAX_BLOCKS, `Use at most ${MAX_BLOCKS} blocks`),
    segment,
  }),
  reply: success({ data: z.object({ id: z.string(), revision: z.int() }) }),
  problems: ['invalid', 'conflict', 'notFound', 'doneAlready'],
});

export const submitNewsletterIssue = endpoint({
  ...changesOne,
  name: 'submitNewsletterIssue',
  summary: 'Sends an issue to review',
  path: '/agent/newsletter/submit',
  access: { agent: 'newsletter:write' },
  body: z.strictObject(seen),
  reply: done,
  problems: ['invalid', 'conflict', 'notFound', 'doneAlready'],
});

export const decideNewsletterIssue = endpoint({
  ...changesOne,
  name: 'decideNewsletterIssue',
  summary: 'Approves an issue as it was seen, or returns it with the reason',
  path: '/agent/newsletter/decide',
  access: { agent: 'newsletter:review' },
  body: z.strictObject({ ...seen, ...decision }),
  reply: done,
  problems: ['invalid', 'conflict', 'forbidden', 'notFound', 'doneAlready'],
});

export const sendNewsletterIssue = endpoint({
  ...changesOne,
  name: 'sendNewsletterIssue',
  summary: 'Sends an issue now, or plans it; where nothing may go out it waits for the end of that',
  path: '/agent/newsletter/send',
  access: { agent: 'newsletter:publish' },
  body: z.strictObject({ ...seen, ...plannedFor }),
  reply: success({ data: z.object({ sendAt: moment }) }),
  problems: ['invalid', 'conflict', 'forbidden', 'notFound', 'doneAlready'],
});

export const steerNewsletterIssue = endpoint({
  ...changesOne,
  name: 'steerNewsletterIssue',
  summary: 'Takes back a planned issue; pauses one on its way, goes on with it, or ends it',
  path: '/agent/newsletter/steer',
  access: { agent: 'newsletter:publish' },
  body: z.strictObject({ id, to: z.enum(['recall', 'pause', 'resume', 'cancel']) }),
  reply: done,
  problems: ['doneAlready', 'notFound'],
});

export const deleteNewsletterIssue = endpoint({
  ...changesOne,
  name: 'deleteNewsletterIssue',
  summary: 'Throws away an issue that was never sent',
  path: '/agent/newsletter/delete',
  access: { agent: 'newsletter:write' },
  body: z.strictObject(seen),
  reply: done,
  problems: ['conflict', 'notFound', 'doneAlready'],
});

export const previewNewsletterIssue = endpoint({
  name: 'previewNewsletterIssue',
  summary:
    'An issue as mailboxes show it, in one language: the plain text, and addresses of the rest',
  method: 'GET',
  path: '/agent/newsletter/preview',
  access: { agent: 'newsletter:read' },
  audit: 'nothing personal',
  query: z.object({ id, language }),
  reply: success({
    data: z.object({
      subject: z.string(),
      text: z.string(),
      /** For a frame; each ends after some minutes, or with the session. */
      light: z.string(),
      dark: z.string(),
    }),
  }),
  problems: ['notFound'],
});

export const testNewsletterIssue = endpoint({
  name: 'testNewsletterIssue',
  summary: 'Sends an issue to the address of the caller alone',
  method: 'POST',
  path: '/agent/newsletter/test',
  access: { agent: 'newsletter:write' },
  audit: { target: 'newsletter', id: 'id' },
  limit: 'newsletterTest',
  body: z.strictObject({ id, language }),
  reply: done,
  problems: ['invalid', 'notFound', 'busy', 'tooMany'],
});

export const countNewsletterReaders = endpoint({
  name: 'countNewsletterReaders',
  summary: 'How many people a part of the readers is, and the constituencies that some told',
  method: 'GET',
  path: '/agent/newsletter/readers',
  access: { agent: 'newsletter:read' },
  audit: 'nothing personal',
  query: z.object({
    language: orNothing(language),
    topic: orNothing(z.enum(topicNames)),
    constituency: orNothing(line(120)),
  }),
  reply: success({ data: z.object({ count: z.int(), constituencies: z.array(z.string()) }) }),
});

export const findNewsletterMaterial = endpoint({
  name: 'findNewsletterMaterial',
  summary: 'What was published last, and may stand in an issue',
  method: 'GET',
  path: '/agent/newsletter/material',
  access: { agent: 'newsletter:read' },
  audit: 'nothing personal',
  reply: success({
    data: z.array(z.object({ collection: z.string(), id: z.string(), title: z.string() })),
  }),
});

export const setNewsletterPace = endpoint({
  name: 'setNewsletterPace',
  summary: 'Sets how many mails go out a minute, and the hours in which none does',
  method: 'POST',
  path: '/agent/newsletter/pace',
  access: { agent: 'settings:admin' },
  audit: { target: 'setting' },
  limit: 'deskWrite',
  body: z.strictObject({
    /** Each stays as it is where it is left out. */
    perMinute: z
      .int('Write a whole number')
      .min(1, 'Use 1 to 60000 mails a minute')
      .max(60_000, 'Use 1 to 60000 mails a minute')
      .optional(),
    quiet: quietHours.optional(),
    /** Both as their caller saw them: one that somebody else changed meanwhile is not set. */
    seen: pace.optional(),
  }),
  reply: done,
  problems: ['conflict'],
});
