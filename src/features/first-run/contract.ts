import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';

/** Making the campaign one's own: the example that every new site begins with, and its removal. */

export const readFirstRun = endpoint({
  name: 'readFirstRun',
  summary: 'Whether the site still shows the example, and how much of it there is',
  method: 'GET',
  path: '/agent/first-run/read',
  access: { agent: 'settings:read' },
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      /** Whether the name and the words of the campaign are still those of the example. */
      isExample: z.boolean(),
      /** The name that the site goes by, which a removal has to be confirmed with. */
      name: z.string(),
      /** Documents of the example that nobody has edited, which a removal takes out. */
      texts: z.int(),
      /** How many of them are photographs. */
      photographs: z.int(),
      /** Documents of the example that stay: edited ones, and those that others need. */
      staying: z.int(),
      /** Documents that people wrote, which stay. */
      own: z.int(),
    }),
  }),
});

export const removeExample = endpoint({
  name: 'removeExample',
  summary: 'Takes the example out for good, with its pictures; what people wrote stays',
  method: 'POST',
  path: '/agent/first-run/remove-example',
  access: { agent: 'settings:admin' },
  audit: { target: 'example' },
  body: z.strictObject({
    /** The campaign's name, typed as a confirmation. */
    name: z.string().trim().max(200),
  }),
  reply: success({ data: z.object({ removed: z.int() }) }),
  problems: ['doneAlready', 'invalid'],
});
