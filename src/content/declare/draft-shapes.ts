import { z } from 'zod';
import { file, image } from '#contract/image.ts';
import { allLanguages } from '#contract/languages.ts';
import { partSchema } from './parts.ts';

/** Drafts as the calls of the agent area show them. */

export const language = z.enum(allLanguages);

/** How much of a whole document is public; `changed` is live with a newer draft. */
export const stage = z.enum(['draft', 'live', 'changed', 'binned']);

/** States of one language of a document, from nothing to the public; facts have them too. */
export const partStates = [
  'not-begun',
  'draft',
  'in-review',
  'returned',
  'approved',
  'scheduled',
  'live',
  'out-of-date',
  'binned',
] as const;

export type PartState = (typeof partStates)[number];

/** Views of a list of documents, in the order of their tabs. */
export const views = [
  'all',
  'draft',
  'in-review',
  'scheduled',
  'live',
  'out-of-date',
  'bin',
] as const;

export type View = (typeof views)[number];

/** An agent as the author of something; the name is null for what came with the campaign's files. */
export const person = z.object({ id: z.string(), name: z.string().nullable() });

const moment = z.iso.datetime();

/** The status of one part. */
export const partStatus = z.object({
  part: partSchema,
  state: z.enum(partStates),
  /** Whether the newest text differs from the one that is public or planned: 'changes not live'. */
  hasChanges: z.boolean(),
  /** Fields of a translation whose original changed since they were translated. */
  behind: z.array(z.string()),
});

export type PartStatus = z.output<typeof partStatus>;

/** Plans for a part: when it becomes public, and when it ceases to be. */
export const plan = z.object({
  part: partSchema,
  action: z.enum(['publish', 'unpublish']),
  at: moment,
  /** The revision that will be public; null for `unpublish`. */
  revision: z.int().nullable(),
  author: person,
});

/** The moment that a row of a list tells of: 'Goes out Mon 9, 06:00', 'Live since 5 Dec'. */
export const when = z.object({
  what: z.enum([
    'goes-out',
    'comes-down',
    'sent',
    'returned',
    'approved',
    'changed',
    'live-since',
    'binned',
  ]),
  at: moment,
});

/** The newest revision of each part that an agent saw, as it is named to publish, plan or approve it. */
export const partRevisions = z
  .partialRecord(partSchema, z.int().positive())
  .refine((parts) => Object.keys(parts).length > 0, 'Choose at least one part');

/**
 * The content of a part. A language: `{ title, summary, body, words: { NAME: value } }`, where `body` is
 * clean HTML and summary and body may be null. The facts: `{ NAME: value }`. Names and widgets are those
 * of the collection's description. A file is `{ key, name, type, bytes, … }` as the media library gives it,
 * a reference the slug of its document, a moment ISO 8601 with offset.
 */
export const partContent = z.record(z.string(), z.json());

/** A value as a JSON column has it. */
export type Json = z.output<ReturnType<typeof z.json>>;

/** A picture or a file of a draft as pages show it, so that an editor can show it too. */
export const shownFile = z.union([image, file]);

/** The files of a part, and the titles of the documents that it refers to, by the names of their fields. */
export const shownPart = z.object({
  files: z.record(z.string(), shownFile),
  titles: z.record(z.string(), z.string()),
});
