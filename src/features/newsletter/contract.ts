import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/envelope.ts';
import { email, receipt } from '#contract/user-fields.ts';

// spec: entity:newsletter
// spec: validation:newsletter
/** The newsletter field; the sentence is that of spec.md §5. */
export const newsletterForm = z.object({ email });

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

const byLink = z.strictObject({ receipt });

export const confirmNewsletter = endpoint({
  name: 'confirmNewsletter',
  summary: 'Confirms an address for the newsletter, from the link in the mail',
  method: 'POST',
  path: '/user/newsletter/confirm',
  access: 'anyone',
  limit: 'confirm',
  body: byLink,
  reply: done,
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});

export const leaveNewsletter = endpoint({
  name: 'leaveNewsletter',
  summary: 'Ends the newsletter for the address that the link was mailed to; as often as one likes',
  method: 'POST',
  path: '/user/newsletter/unsubscribe',
  access: 'anyone',
  limit: 'confirm',
  body: byLink,
  reply: done,
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});
