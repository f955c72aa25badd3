import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/envelope.ts';

/**
 * The kinds that agents read of by name. Clients may count others, which are told together as `other`:
 * nobody writes words of their own onto the screens of agents.
 */
export const knownDeeds = [
  'visit',
  'share',
  'download',
  'play',
  'kit-status',
  'kit-card',
  'kit-poster',
  'other',
] as const;

export type KnownDeed = (typeof knownDeeds)[number];

/** A query may tell about a visitor, and is not kept. */
const withoutQuery = (path: string) => path.replace(/[?#].*$/, '');

/** The kind and the path of an event, both optional. It contains nothing about the visitor. */
const engagement = z.object({
  type: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,39}$/, 'Name the type in letters')
    .optional(),
  path: z
    .string()
    .max(200, 'Use at most 200 characters')
    .regex(/^\/\S*$/, 'Write the path from its first slash')
    .transform(withoutQuery)
    .optional(),
});

export const countEngagement = endpoint({
  name: 'countEngagement',
  summary: 'Counts that something was done; keeps nothing personal',
  method: 'POST',
  path: '/user_engage/create',
  access: 'anyone',
  limit: 'engage',
  body: engagement.optional(),
  reply: done,
});
