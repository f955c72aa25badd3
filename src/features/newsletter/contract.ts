import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';
import { allLanguages } from '#contract/languages.ts';
import { topicNames } from '#contract/topics.ts';
import { email, receipt } from '#contract/user-fields.ts';

const topics = z
  .array(z.enum(topicNames), 'Choose a topic')
  .min(1, 'Choose at least one topic')
  .max(topicNames.length)
  .transform((chosen) => [...new Set(chosen)]);

// spec: entity:newsletter
// spec: validation:newsletter
/** The newsletter field; the sentence is that of spec.md §5. */
export const newsletterForm = z.object({
  email,
  /** Of the letter; that of the page unless told. */
  language: z.enum(allLanguages, 'Choose a language').optional(),
  topics: topics.optional(),
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
  problems: ['invalid', 'wrongCredentials', 'doneAlready', 'tooMany'],
});

export const readNewsletterConfirmation = endpoint({
  name: 'readNewsletterConfirmation',
  summary: 'Whether the newsletter comes to the address that the link was mailed to',
  method: 'GET',
  path: '/user/newsletter/confirm',
  access: 'anyone',
  limit: 'confirm',
  query: byLink,
  /** False for a link that the site did not issue, too. */
  reply: success({ data: z.object({ isConfirmed: z.boolean() }) }),
  problems: ['invalid', 'tooMany'],
});

export const leaveNewsletter = endpoint({
  name: 'leaveNewsletter',
  summary: 'Ends the newsletter for the address that the link was mailed to; as often as one likes',
  method: 'POST',
  path: '/user/newsletter/unsubscribe',
  access: 'anyone',
  limit: 'leave',
  body: byLink,
  reply: done,
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});

export const readNewsletterPreferences = endpoint({
  name: 'readNewsletterPreferences',
  summary: 'What the address that a link was mailed to gets; nothing once it has left',
  method: 'GET',
  path: '/user/newsletter/preferences',
  access: 'anyone',
  limit: 'confirm',
  query: byLink,
  reply: success({
    data: z
      .object({
        /** Its first letter and its provider. */
        address: z.string(),
        language: z.enum(allLanguages),
        topics: z.array(z.enum(topicNames)),
      })
      .nullable(),
  }),
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});

export const changeNewsletterPreferences = endpoint({
  name: 'changeNewsletterPreferences',
  summary: 'Chooses language and topics for the address that a link was mailed to',
  method: 'POST',
  path: '/user/newsletter/preferences',
  access: 'anyone',
  limit: 'confirm',
  body: byLink.extend({ language: z.enum(allLanguages, 'Choose a language'), topics }),
  reply: done,
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});

export const openOwnPreferences = endpoint({
  name: 'openOwnNewsletterPreferences',
  summary: 'The page on which somebody who is logged in chooses language and topics',
  method: 'POST',
  path: '/user/newsletter/preferences/own',
  access: 'user',
  limit: 'ownPreferences',
  reply: success({
    /** None where their address gets no newsletter. */
    data: z.object({ path: z.string() }).nullable(),
  }),
  problems: ['tooMany'],
});
