import { z } from 'zod';
import { partContent, person, shownPart } from '#content/declare/draft-shapes.ts';
import { partSchema } from '#content/declare/parts.ts';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';

/** The history of a document: its revisions, what differs between two, and putting one back. */

const one = {
  collection: z.string('Name one kind of content').min(1).max(60),
  id: z.uuid('Name one document'),
};
const inQuery = { agent: 'content:read', collectionIn: 'query' } as const;
const revision = z.coerce.number().int().positive();

const revisionRow = z.object({
  id: z.int(),
  part: partSchema,
  author: person,
  at: z.iso.datetime(),
  /** The fields that it changed. */
  fields: z.array(z.string()),
  /** Whether it is what the public reads now, and whether it is the newest. */
  isLive: z.boolean(),
  isNewest: z.boolean(),
});

export const listRevisions = endpoint({
  name: 'listRevisions',
  summary: 'The history of a document, newest first, at most 200 of each part',
  method: 'GET',
  path: '/agent/content/revisions',
  access: inQuery,
  audit: 'nothing personal',
  query: z.object({ ...one, part: partSchema.optional() }),
  reply: success({ data: z.array(revisionRow) }),
});

const readableRevision = revisionRow
  .omit({ fields: true })
  .extend({ content: partContent, ...shownPart.shape });

export const compareRevisions = endpoint({
  name: 'compareRevisions',
  summary: 'Two revisions of a part and the fields in which they differ; with `a` alone, that one',
  method: 'GET',
  path: '/agent/content/compare',
  access: inQuery,
  audit: 'nothing personal',
  query: z.object({ ...one, a: revision, b: revision.optional() }),
  reply: success({
    data: z.object({
      a: readableRevision,
      b: readableRevision.nullable(),
      /** Names of fields that differ; empty without `b`. */
      fields: z.array(z.string()),
    }),
  }),
  problems: ['notFound'],
});

export const restoreDraftRevision = endpoint({
  name: 'restoreDraftRevision',
  summary: 'Puts an older revision back as a new draft',
  method: 'POST',
  path: '/agent/content/restore-revision',
  access: { agent: 'content:write', collectionIn: 'body', languageIn: 'body' },
  audit: { target: 'document', id: 'id' },
  body: z.strictObject({
    ...one,
    part: partSchema,
    revision: z.int().positive(),
    base: z.int().positive().nullable(),
  }),
  reply: success({ data: z.object({ revision: z.int() }) }),
  problems: ['conflict', 'notFound'],
});
