import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/envelope.ts';

// spec: entity:newsletter
// spec: validation:newsletter
/** The newsletter field; the sentence is that of spec.md §5. */
export const newsletterForm = z.object({
  email: z
    .preprocess((value) => value ?? '', z.string('Email is required'))
    .transform((text) => text.normalize('NFC').trim().toLowerCase())
    .refine((text) => text !== '', 'Email is required')
    .pipe(z.email('Enter an email like name@example.org').max(254, 'Use at most 254 characters')),
});

export const subscribeToNewsletter = endpoint({
  name: 'subscribeToNewsletter',
  summary: 'Asks for the newsletter; the same answer for a known address',
  method: 'POST',
  path: '/user/newsletter/subscribe',
  access: 'anyone',
  limit: 'newsletter',
  body: newsletterForm,
  reply: done,
  problems: ['invalid', 'tooMany'],
});
