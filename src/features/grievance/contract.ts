import { z } from 'zod';
import { LONG_TEXT_BYTES } from '#contract/call-limits.ts';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import { requiredText } from '#contract/form-fields.ts';
import { email, name } from '#contract/user-fields.ts';
import { tidyText } from '#lib/tidy-text.ts';

/** The days within which the form promises an answer. */
export const ANSWERED_WITHIN_DAYS = 7;

export const subjects = ['access', 'correction', 'erasure', 'consent', 'other'] as const;

/** Files a complaint, or a request about one's own data. */
export const fileGrievance = endpoint({
  name: 'fileGrievance',
  summary: 'A request to the grievance contact; answers with its number and its page',
  method: 'POST',
  path: '/user/grievance/create',
  access: 'anyone',
  knowsUser: true,
  limit: 'grievance',
  limits: { body: LONG_TEXT_BYTES },
  body: z.strictObject({
    name,
    email,
    subject: z.enum(subjects, 'Choose one of the list'),
    message: requiredText
      .transform(tidyText)
      .refine((text) => text !== '', 'Message is required')
      .pipe(z.string().max(5_000, 'Use at most 5,000 characters')),
    /** A honeypot field: people do not see it, only bots fill it in. */
    website: orNothing(z.string().max(500)),
  }),
  status: 201,
  reply: success({ data: z.object({ number: z.string(), path: z.string() }) }),
  problems: ['invalid', 'tooMany'],
});

export const findGrievance = endpoint({
  name: 'findGrievance',
  summary: 'Where a request stands; only for who has its key',
  method: 'GET',
  path: '/user/grievance/get',
  access: 'anyone',
  limit: 'findGrievance',
  query: z.object({ number: z.string().max(20), key: z.string().max(100) }),
  reply: success({
    data: z.object({
      number: z.string(),
      subject: z.enum(subjects),
      message: z.string(),
      state: z.enum(['received', 'inWork', 'answered']),
      answer: z.string().nullable(),
      /** Whether it is answered together with another letter of the same person. */
      isTogether: z.boolean(),
      createdAt: z.string(),
      /** When somebody took it up. */
      takenUpAt: z.string().nullable(),
      answeredAt: z.string().nullable(),
      /** The date an answer is due: seven days after filing. */
      dueAt: z.string(),
    }),
  }),
  problems: ['notFound', 'tooMany'],
});
