import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';

const MAX_MARKS = 300;

const token = z.string('This check-in link is not complete').max(100);

/** Somebody who came in, or several who came without a reply. */
const mark = z.object({
  /** Chosen by the device, so that a mark that is sent twice is one. */
  id: z.uuid(),
  /** Null for people who came without a reply. */
  reply: z.uuid().nullable(),
  people: z.int().min(1).max(100),
  at: z.iso.datetime(),
});

const kept = mark.extend({ isUndone: z.boolean() });

const common = {
  method: 'POST',
  access: 'anyone',
  limit: 'eventGate',
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
} as const;

export const openEventGate = endpoint({
  ...common,
  name: 'openEventGate',
  summary:
    'The check-in list of an event, for volunteers with its link, on its days: short names, no addresses',
  path: '/user/event/gate/open',
  body: z.strictObject({ token }),
  reply: success({
    data: z.object({
      event: z.object({
        title: z.string(),
        place: z.string(),
        startsAt: z.string(),
        endsAt: z.string(),
      }),
      people: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          people: z.int(),
          code: z.string(),
          isWaiting: z.boolean(),
        }),
      ),
      marks: z.array(kept),
      /** The last mark that a device has seen; it asks for those after it. */
      turn: z.int(),
    }),
  }),
});

export const syncEventGate = endpoint({
  ...common,
  name: 'syncEventGate',
  summary:
    'Sends marks of a device and gets those of others; of two marks for one person the first stands',
  path: '/user/event/gate/sync',
  limits: { body: 128 * 1024 },
  body: z.strictObject({
    token,
    after: z.int().min(0),
    marks: z.array(mark).max(MAX_MARKS),
    undone: z.array(z.uuid()).max(MAX_MARKS),
  }),
  reply: success({ data: z.object({ marks: z.array(kept), turn: z.int() }) }),
});
