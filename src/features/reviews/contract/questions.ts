import { z } from 'zod';
import { person } from '#content/declare/draft-shapes.ts';
import { partSchema } from '#content/declare/parts.ts';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';

/** Questions that agents ask each other about a field of a document. */

export const listQuestions = endpoint({
  name: 'listQuestions',
  summary:
    'Questions that wait for a word of the caller: asked of them, or answered to them; oldest first',
  method: 'GET',
  path: '/agent/reviews/questions',
  access: { agent: 'own' },
  audit: 'nothing personal',
  reply: success({
    /** At most 50 of them. */
    data: z.array(
      z.object({
        /** Of the comment that asks. */
        id: z.string(),
        document: z.string(),
        collection: z.string(),
        title: z.string(),
        part: partSchema,
        field: z.string(),
        /** The last words that were said. */
        text: z.string(),
        by: person,
        at: z.iso.datetime(),
        /** Whether they answer the caller's question. */
        isAnswer: z.boolean(),
      }),
    ),
    total: z.int(),
  }),
});
