import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { tidyText } from '#lib/tidy-text.ts';

/** The desk of the photo booth: what is blurred, where the thresholds lie, how far the index is. */

const reading = { agent: 'booth:read' } as const;
const ofRemoval = { target: 'photo removal', id: 'id' } as const;

export const thresholdNames = ['sure', 'sureAmongMany', 'maybe', 'small', 'own', 'widen'] as const;

export const removalViews = ['asked', 'done', 'refused', 'undone'] as const;

const part = z.number().min(0).max(1);
const box = z.object({ left: part, top: part, width: part, height: part });

const removalRow = z.object({
  id: z.uuid(),
  state: z.enum(['asked', 'waiting', 'done', 'refused', 'undoing', 'undone']),
  /** Of the photo; null where it is gone. */
  title: z.string().nullable(),
  album: z.string().nullable(),
  /** A `replacement` is asked by nobody: a picture took the place of one in which the face is blurred. */
  source: z.enum(['visitor', 'replacement']),
  byFace: z.boolean(),
  createdAt: z.string(),
  dueAt: z.string(),
  decidedAt: z.string().nullable(),
});

export type RemovalRow = z.output<typeof removalRow>;

export const listRemovals = endpoint({
  name: 'listRemovals',
  summary: 'Wishes to be blurred: those that wait by their day, or those that were decided',
  method: 'GET',
  path: '/agent/photo-booth/removals',
  access: reading,
  audit: { target: 'photo removal' },
  query: z.object({ view: z.enum(removalViews) }),
  reply: success({ data: z.array(removalRow), total: z.int() }),
});

export const findRemoval = endpoint({
  name: 'findRemoval',
  summary: 'One wish, with the photo as it came and the place that was pointed at',
  method: 'GET',
  path: '/agent/photo-booth/removal',
  access: { agent: 'booth:write' },
  audit: ofRemoval,
  query: z.object({ id: z.uuid() }),
  reply: success({
    data: removalRow.extend({
      name: z.string().nullable(),
      email: z.string().nullable(),
      reason: z.string().nullable(),
      answer: z.string().nullable(),
      /** The photo as it came, for this session and five minutes; null where it is gone. */
      picture: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
      box: box.nullable(),
      /** The page of the photo. */
      path: z.string().nullable(),
    }),
  }),
  problems: ['notFound'],
});

export const decideRemoval = endpoint({
  name: 'decideRemoval',
  summary: 'Blurs a face that somebody asked for, refuses it, or shows it again for a reason',
  method: 'POST',
  path: '/agent/photo-booth/removals/decide',
  access: { agent: 'booth:write' },
  audit: ofRemoval,
  limit: 'deskWrite',
  body: z.strictObject({
    id: z.uuid(),
    decision: z.enum(['blur', 'refuse', 'undo']),
    /** The face, where it is to be blurred. */
    box: box.optional(),
    /** Told by mail to whoever left an address; needed to refuse and to undo. */
    answer: z
      .string()
      .transform(tidyText)
      .pipe(z.string().max(1_000, 'Use at most 1,000 characters'))
      .default(''),
  }),
  reply: done,
  problems: ['notFound', 'doneAlready', 'invalid'],
});

export const countRemovals = endpoint({
  name: 'countRemovals',
  summary: 'How many wishes to be blurred wait for a person, and how many of them are late',
  method: 'GET',
  path: '/agent/photo-booth/counts',
  access: reading,
  audit: 'nothing personal',
  reply: success({ data: z.object({ asked: z.int(), late: z.int() }) }),
});

export const readBoothDesk = endpoint({
  name: 'readBoothDesk',
  summary: 'How far the index is, its faults, the albums, and searches and finds by day',
  method: 'GET',
  path: '/agent/photo-booth/overview',
  access: reading,
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      indexing: z.object({
        photos: z.int(),
        done: z.int(),
        waiting: z.int(),
        faces: z.int(),
        /** By the pace of the last hour; null where nothing waits or nothing is known. */
        secondsLeft: z.int().nullable(),
        failed: z.array(
          z.object({ id: z.uuid(), title: z.string(), reason: z.string().nullable() }),
        ),
      }),
      albums: z.array(
        z.object({
          slug: z.string(),
          photos: z.int(),
          faces: z.int(),
          forgotten: z.int(),
          faceDays: z.int(),
          /** The day on which the first faces are forgotten. */
          forgetsAt: z.string().nullable(),
        }),
      ),
      thresholds: z.array(
        z.object({ name: z.enum(thresholdNames), value: z.number(), usual: z.number() }),
      ),
      /** The last 14 days in India, the newest last. */
      days: z.array(z.object({ day: z.string(), searches: z.int(), finds: z.int() })),
    }),
  }),
});

const face = z.object({ url: z.string(), width: z.int(), height: z.int(), box });

export type PairedFace = z.output<typeof face>;

export const listPairs = endpoint({
  name: 'listFacePairs',
  summary: 'Pairs of faces just above and just below a threshold, without names',
  method: 'GET',
  path: '/agent/photo-booth/pairs',
  access: { agent: 'booth:admin' },
  audit: { target: 'photo booth' },
  query: z.object({ threshold: z.enum(thresholdNames) }),
  reply: success({
    data: z.array(z.object({ likeness: z.number(), isAbove: z.boolean(), one: face, other: face })),
  }),
});

export const setThreshold = endpoint({
  name: 'setFaceThreshold',
  summary: 'Sets from which likeness on two faces count as one person',
  method: 'POST',
  path: '/agent/photo-booth/thresholds/set',
  access: { agent: 'booth:admin' },
  audit: { target: 'photo booth', id: 'name' },
  body: z.strictObject({
    name: z.enum(thresholdNames),
    /** Null for the usual one. */
    value: z
      .number()
      .min(0.25, 'Choose a number from 0.25 to 0.9')
      .max(0.9, 'Choose a number from 0.25 to 0.9')
      .nullable(),
  }),
  reply: done,
  problems: ['invalid'],
});

export const setFaceDays = endpoint({
  name: 'setFaceDays',
  summary: 'Sets for how many days the faces of an album are kept',
  method: 'POST',
  path: '/agent/photo-booth/albums/set',
  access: { agent: 'booth:admin' },
  audit: { target: 'photo booth', id: 'album' },
  body: z.strictObject({
    album: z.string().min(1).max(100),
    days: z
      .int('Choose from 1 to 180 days')
      .min(1, 'Choose from 1 to 180 days')
      .max(180, 'Choose from 1 to 180 days'),
  }),
  reply: done,
  problems: ['invalid', 'notFound'],
});

export const listWrongMatches = endpoint({
  name: 'listWrongMatches',
  summary: 'Photos of which people said that it is not them, without who they are',
  method: 'GET',
  path: '/agent/photo-booth/wrong-matches',
  access: reading,
  audit: 'nothing personal',
  reply: success({
    data: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        album: z.string(),
        sure: z.int(),
        maybe: z.int(),
        lastAt: z.string(),
      }),
    ),
    sure: z.int(),
    maybe: z.int(),
    /** Finds in all, to compare with. */
    finds: z.int(),
  }),
});

export const retryIndexing = endpoint({
  name: 'retryIndexing',
  summary: 'Looks again at the photos in which faces could not be looked for',
  method: 'POST',
  path: '/agent/photo-booth/retry',
  access: { agent: 'booth:write' },
  audit: { target: 'photo booth' },
  reply: done,
});
