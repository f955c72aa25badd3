import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const content = z.record(z.string(), z.looseObject({ schema: z.looseObject({}) }));

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  'x-access': z.enum(['public', 'anyone', 'machine', 'user', 'agent']),
  /** Of a call of agents: the permission that it needs. */
  'x-permission': z.string().optional(),
  parameters: z
    .array(z.looseObject({ name: z.string(), required: z.boolean(), schema: z.looseObject({}) }))
    .optional(),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content })),
});

export type Operation = z.output<typeof operation>;

/** The OpenAPI document, as far as our own page of it reads it; path → method in small letters → operation. */
export const describeCalls = endpoint({
  name: 'describeCalls',
  summary: 'This document: every call, what it takes and what it answers',
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  reply: z.looseObject({
    openapi: z.string(),
    paths: z.record(z.string(), z.record(z.string(), operation)),
  }),
});
