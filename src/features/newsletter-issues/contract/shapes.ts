import { z } from 'zod';
import { language, person } from '#content/declare/draft-shapes.ts';
import { newsletterIssueStates, shownQuietHours } from '#contract/broadcasts.ts';
import { topicNames } from '#contract/topics.ts';
import { line } from '#contract/user-fields.ts';
import { tidyText } from '#lib/tidy-text.ts';
import { LONGEST_BLOCK, LONGEST_HEADING } from './lengths.ts';

/** Issues as the calls of the agent area show them. */

const text = (most: number) =>
  z
    .string()
    .transform(tidyText)
    .refine((typed) => typed.length <= most, `Use at most ${most} characters`);

const blockId = z.string().regex(/^[\w-]{1,40}$/);

const textBlock = z.strictObject({
  id: blockId,
  kind: z.literal('text'),
  texts: z.partialRecord(
    language,
    z.strictObject({ heading: line(LONGEST_HEADING), text: text(LONGEST_BLOCK) }),
  ),
});

const documentBlock = z.strictObject({
  id: blockId,
  kind: z.literal('document'),
  collection: z.string().regex(/^[a-z-]{1,40}$/),
  document: z.uuid('Choose something that is published'),
});

export const block = z.discriminatedUnion('kind', [textBlock, documentBlock]);

export type IssueBlock = z.output<typeof block>;

export const segment = z.strictObject({
  language: language.nullable(),
  topic: z.enum(topicNames, 'Choose a topic').nullable(),
  constituency: line(120).nullable(),
});

export type Segment = z.output<typeof segment>;

const figures = z.object({
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
  left: z.int(),
  unclear: z.int(),
});

export const moment = z.iso.datetime();
const texts = z.partialRecord(language, z.object({ subject: z.string(), preheader: z.string() }));

export const summary = z.object({
  id: z.string(),
  number: z.int().nullable(),
  texts,
  state: z.enum(newsletterIssueStates),
  segment,
  /** When it goes out, or began to. */
  sendAt: moment.nullable(),
  finishedAt: moment.nullable(),
  editedAt: moment,
  figures,
});

export type IssueSummary = z.output<typeof summary>;

export const issue = summary.extend({
  revision: z.int(),
  blocks: z.array(block),
  /** The titles of document blocks by now; one that is public no longer is not among them. */
  titles: z.record(z.string(), z.string()),
  authors: z.array(person),
  approvedBy: person.nullable(),
  sentBy: person.nullable(),
  reason: z.string().nullable(),
  /** Whether the caller may approve it: somebody who wrote in it may not. */
  mayApprove: z.boolean(),
  /** From when on it may go out; later than now in the hours and days in which nothing may. */
  heldUntil: moment.nullable(),
});

export type NewsletterIssue = z.output<typeof issue>;

export const pace = z.object({
  perMinute: z.int(),
  quiet: shownQuietHours,
});

export type Pace = z.output<typeof pace>;
