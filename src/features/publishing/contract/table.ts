import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';

/** Many documents at once out of a table. */

export const MAX_ROWS = 200;
const collection = z.string('Name one kind of content').min(1).max(60);
const MEGABYTE = 1024 * 1024;

export const readTableColumns = endpoint({
  name: 'readTableColumns',
  summary: 'The columns that a table for a kind of content may have',
  method: 'GET',
  path: '/agent/content/table',
  access: { agent: 'content:read', collectionIn: 'query' },
  audit: 'nothing personal',
  query: z.object({ collection }),
  reply: success({ data: z.object({ columns: z.array(z.string()), mostRows: z.int() }) }),
});

export const importTable = endpoint({
  name: 'importTable',
  summary: 'Makes a draft of each row of a table, or tells beforehand what would become of each',
  method: 'POST',
  path: '/agent/content/import',
  access: { agent: 'content:write', collectionIn: 'body' },
  audit: { target: 'document' },
  limit: 'deskWrite',
  limits: { body: MEGABYTE + 4096 },
  body: z.strictObject({
    collection,
    /** Comma-separated values in UTF-8; the first row names the fields. */
    csv: z.string('Choose a table').min(1, 'Choose a table').max(MEGABYTE),
    /** Whether it is only tried, and nothing made. */
    isTrial: z.boolean(),
  }),
  reply: success({
    data: z.object({
      rows: z.array(
        z.object({
          line: z.int(),
          title: z.string(),
          /** The draft that was made of it. */
          id: z.string().nullable(),
          fault: z
            .object({
              kind: z.enum([
                'value',
                'file',
                'title',
                'slug',
                'length',
                'twice',
                'there',
                'refused',
              ]),
              column: z.string(),
            })
            .nullable(),
        }),
      ),
      /** Columns that name no field, which are passed over. */
      unknown: z.array(z.string()),
    }),
  }),
  problems: ['invalid'],
});
