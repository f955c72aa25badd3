import { z } from 'zod';
import { person } from '#content/declare/draft-shapes.ts';
import { aiExtents } from '#contract/ai-media.ts';
import { moment } from '#contract/dates.ts';
import { download } from '#contract/download.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { mediaUse } from '#contract/media-file.ts';
import { line } from '#contract/user-fields.ts';

/** The register of files that AI had a part in, and of orders and complaints against files. */

/** The IT Rules, as amended in 2026, leave so long after an order has come in. */
export const TAKEDOWN_HOURS = 3;
/** Then the administrators are told a second time. */
export const SECOND_ALARM_HOURS = 2;

const mediaId = z.uuid('Choose a file');

export const declareAiMedia = endpoint({
  name: 'declareAiMedia',
  summary:
    'Declares that AI made or changed a picture, film or recording; its public copies get a label',
  method: 'POST',
  path: '/agent/media/declare-ai',
  access: { agent: 'media:write' },
  audit: { target: 'media file', id: 'id' },
  limit: 'deskWrite',
  body: z.strictObject({
    id: mediaId,
    extent: z.enum(aiExtents, 'Choose whether AI made it or changed it'),
    tool: line(120).refine((name) => name !== '', 'Name the program that made it'),
  }),
  reply: done,
  problems: ['invalid', 'notFound', 'doneAlready'],
});

const aiEntry = z.object({
  mediaId: z.string(),
  name: z.string(),
  extent: z.enum(aiExtents),
  tool: z.string(),
  declaredBy: person,
  declaredAt: z.iso.datetime(),
  /** When every public copy carried the label; null while they are made. */
  labelledAt: z.iso.datetime().nullable(),
});

const takedown = z.object({
  id: z.string(),
  mediaId: z.string(),
  name: z.string(),
  kind: z.enum(['order', 'complaint']),
  source: z.string(),
  receivedAt: z.iso.datetime(),
  /** When the three hours are over. */
  dueAt: z.iso.datetime(),
  enteredBy: person,
  outcome: z.enum(['taken-down', 'kept']).nullable(),
  reason: z.string().nullable(),
  decidedBy: person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
});

export type AiEntry = z.output<typeof aiEntry>;
export type Takedown = z.output<typeof takedown>;

export const readMediaRegister = endpoint({
  name: 'readMediaRegister',
  summary: 'Files that AI had a part in, and orders and complaints against files',
  method: 'GET',
  path: '/agent/law/media',
  access: { agent: 'law:read' },
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      /** At most two hundred, the newest first. */
      ai: z.array(aiEntry),
      /** Those that wait first, the next due on top; at most two hundred. */
      takedowns: z.array(takedown),
    }),
  }),
});

export const enterTakedown = endpoint({
  name: 'enterTakedown',
  summary: 'Enters an order or a complaint against a file, with the time at which it came in',
  method: 'POST',
  path: '/agent/law/takedowns',
  access: { agent: 'law:write' },
  audit: { target: 'media file', id: 'mediaId' },
  limit: 'deskWrite',
  body: z.strictObject({
    mediaId,
    kind: z.enum(['order', 'complaint'], 'Choose what came in'),
    source: line(300).refine((text) => text !== '', 'Write who sent it'),
    receivedAt: moment(),
  }),
  reply: done,
  problems: ['invalid', 'notFound'],
});

export const listTakedownPages = endpoint({
  name: 'listTakedownPages',
  summary: 'The public pages that go off the site when the file of an order is taken down',
  method: 'GET',
  path: '/agent/law/takedowns/pages',
  access: { agent: 'law:read' },
  audit: 'nothing personal',
  query: z.object({ id: z.uuid('Name one order') }),
  reply: success({ data: z.array(mediaUse) }),
  problems: ['notFound'],
});

export const decideTakedown = endpoint({
  name: 'decideTakedown',
  summary:
    'Takes the file down everywhere, with every page that shows it; or keeps it, with the reason',
  method: 'POST',
  path: '/agent/law/takedowns/decide',
  access: { agent: 'law:write' },
  audit: { target: 'media file' },
  limit: 'deskWrite',
  body: z.strictObject({
    id: z.uuid('Name one order'),
    outcome: z.enum(['taken-down', 'kept']),
    reason: line(300).optional(),
  }),
  reply: success({ data: z.object({ pages: z.int() }) }),
  problems: ['invalid', 'notFound', 'doneAlready'],
});

export const exportMediaRegister = endpoint({
  name: 'exportMediaRegister',
  summary: 'The register as a table',
  method: 'GET',
  path: '/agent/law/media/table',
  access: { agent: 'law:read' },
  audit: 'nothing personal',
  reply: download('text/csv'),
});
