import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';

/** Calls for many documents at once, besides publishing them. */

const collection = z.string('Name one kind of content').min(1).max(60);
const id = z.uuid('Name one document');
const toWrite = { agent: 'content:write', collectionIn: 'body' } as const;

/** The result for one document: `done`, or the sentence that says why not, with the fields that it is about. */
export const bulkResult = z.object({
  id: z.string(),
  isDone: z.boolean(),
  message: z.string().nullable(),
  /** Each field by its part and its name: `en.title`, `facts.category`. */
  errors: z.array(z.object({ param: z.string(), msg: z.string() })).optional(),
});

export const fewIds = z.array(id).min(1, 'Choose at least one').max(100, 'Choose at most 100');

export const categorizeDrafts = endpoint({
  name: 'categorizeDrafts',
  summary: 'Puts up to 100 documents of one kind into a category, as drafts',
  method: 'POST',
  path: '/agent/content/categorize',
  access: toWrite,
  audit: { target: 'document' },
  body: z.strictObject({
    collection,
    ids: fewIds,
    /** Its slug. */
    category: z.string('Choose a category').min(1, 'Choose a category').max(100),
  }),
  reply: success({ data: z.array(bulkResult) }),
});

export const duplicateDraft = endpoint({
  name: 'duplicateDraft',
  summary: 'Makes a draft with all texts and facts of a document, at an address of its own',
  method: 'POST',
  path: '/agent/content/duplicate',
  access: toWrite,
  audit: { target: 'document' },
  body: z.strictObject({ collection, id }),
  reply: success({ data: z.object({ id: z.string(), slug: z.string() }) }),
  problems: ['notFound', 'conflict'],
});
