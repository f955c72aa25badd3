import { z } from 'zod';
import { LONG_TEXT_BYTES } from '#contract/call-limits.ts';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { requiredText } from '#contract/form-fields.ts';
import { line, name } from '#contract/user-fields.ts';
import { canBeDialled } from '#lib/phone.ts';
import { tidyText } from '#lib/tidy-text.ts';

const required = (schema: z.ZodType<string, string>, message: string) =>
  requiredText
    .transform(tidyText)
    .refine((text) => text !== '', message)
    .pipe(schema);

// spec: entity:join
// spec: validation:join-required
// spec: validation:join-trimmed
// spec: validation:join-optional
/** The fields of the join form; the sentences are those of spec.md §5. */
export const joinForm = z.object({
  name,
  email: required(
    line(254).pipe(z.email('Enter an email like name@example.org')),
    'Email is required',
  ),
  phoneNumber: line(40)
    .refine(
      (text) => text === '' || canBeDialled(text),
      'Enter the whole phone number, or leave it empty',
    )
    .optional(),
  constituency: line(120).optional(),
  message: required(
    z
      .string()
      .max(5_000, 'Use at most 5,000 characters')
      .refine((text) => (text.match(/https?:\/\//gi) ?? []).length <= 2, 'Use at most two links'),
    'Message is required',
  ),
  /** The code of the link that invited its writer; one that leads nowhere is ignored. */
  referral: z.string().max(100).optional(),
  /** A honeypot field: people do not see it, only bots fill it in. */
  website: z.string().max(500).optional(),
});

export const joinCampaign = endpoint({
  name: 'joinCampaign',
  summary: 'A letter from the join form',
  method: 'POST',
  path: '/user/join/create',
  access: 'anyone',
  limit: 'join',
  limits: { body: LONG_TEXT_BYTES },
  body: joinForm,
  /** The path of the page on which its writer sees where it stands. */
  reply: success({ data: z.object({ path: z.string() }) }),
  problems: ['invalid', 'tooMany'],
});
