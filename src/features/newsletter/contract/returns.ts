import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';

/** More than a report needs; what a mail server appends beyond is the mail that it was about. */
export const LONGEST_REPORT = 256 * 1024;

export const postReturnedMail = endpoint({
  name: 'postReturnedMail',
  summary:
    'Takes a mail that came back, or a complaint, from a mail server that knows the secret: the mail as it is, or the JSON of Amazon SES or Postmark',
  method: 'POST',
  path: '/mail/returns',
  access: 'machine',
  limit: 'mailReturns',
  encoding: 'text',
  limits: { body: LONGEST_REPORT },
  body: z.string().min(1, 'Send the mail').max(LONGEST_REPORT),
  reply: success({
    /** How many addresses it was about; none of a mail that tells nothing, or is forged. */
    data: z.object({ taken: z.int() }),
  }),
  problems: ['invalid', 'forbidden', 'notFound', 'tooMany'],
});
