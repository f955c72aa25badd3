import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { orNothing } from '#contract/form-fields.ts';
import { email, mobileNumber, name } from '#contract/user-fields.ts';

export const MAX_PEOPLE = 5;

export const people = z.coerce
  .number(`Choose from 1 to ${MAX_PEOPLE} people`)
  .int(`Choose from 1 to ${MAX_PEOPLE} people`)
  .min(1, `Choose from 1 to ${MAX_PEOPLE} people`)
  .max(MAX_PEOPLE, `Choose from 1 to ${MAX_PEOPLE} people`);

/** A mail address or an Indian mobile number, whichever was typed. */
const contact = z
  .string()
  .transform((typed) => typed.trim())
  .refine((typed) => typed !== '', 'Mobile number or email is required')
  .transform((typed, context) => {
    const isEmail = typed.includes('@');
    const read = (isEmail ? email : mobileNumber).safeParse(typed);
    if (read.success)
      return isEmail
        ? { email: read.data, phoneNumber: null }
        : { email: null, phoneNumber: read.data };
    context.addIssue(
      isEmail
        ? 'Enter an email like name@example.org'
        : 'Enter an Indian mobile number of ten digits',
    );
    return z.NEVER;
  });

const states = ['unconfirmed', 'going', 'waiting', 'withdrawn'] as const;

export const findEventSeats = endpoint({
  name: 'findEventSeats',
  summary: 'Whether an event takes replies, and roughly how much room is left',
  method: 'GET',
  path: '/user/event/seats',
  access: 'public',
  query: z.object({ event: z.uuid() }),
  reply: success({
    data: z.object({
      /** `few` for the last tenth; `full` where further replies go to the waiting list. */
      availability: z.enum(['open', 'few', 'full', 'closed']),
    }),
  }),
  problems: ['notFound'],
});

export const replyToEvent = endpoint({
  name: 'replyToEvent',
  summary:
    'Says that somebody is coming: with a session by one press, else with a name and an address or number',
  method: 'POST',
  path: '/user/event/reply',
  access: 'anyone',
  knowsUser: true,
  limit: 'eventReply',
  body: z.strictObject({
    event: z.uuid('Choose an event'),
    people: people.default(1),
    /** Needed without a session, like `contact`. */
    name: orNothing(name),
    contact: orNothing(contact),
    /** A honeypot field: people do not see it, only bots fill it in. */
    website: orNothing(z.string().max(500)),
  }),
  reply: success({
    data: z.object({
      /** A typed mail address stays `unconfirmed`, known or not, until its owner presses the button. */
      state: z.enum(states),
      /** The page of the reply, for its owner alone; null where it was mailed. */
      url: z.string().nullable(),
    }),
  }),
  problems: ['invalid', 'unauthorized', 'notFound', 'doneAlready', 'tooMany'],
});

const own = { id: z.uuid(), key: z.string().max(60) };

export const findEventReply = endpoint({
  name: 'findEventReply',
  summary: 'A reply, for whoever has its link',
  method: 'GET',
  path: '/user/event/reply/get',
  access: 'anyone',
  limit: 'confirm',
  query: z.object(own),
  reply: success({
    data: z.object({
      name: z.string(),
      people: z.int(),
      state: z.enum(states),
      /** How many replies stand before it in the waiting list, and itself. */
      place: z.int().nullable(),
      /** How its owner hears of a free seat and of changes; null where only this reply tells. */
      toldBy: z.enum(['mail', 'sms']).nullable(),
      /** For the gate. */
      code: z.string(),
      /** Until the event begins. */
      isOpen: z.boolean(),
      event: z.object({
        path: z.string(),
        slug: z.string(),
        title: z.string(),
        language: z.string(),
        startsAt: z.string(),
        endsAt: z.string(),
        place: z.string(),
        address: z.string(),
        cancelled: z.boolean(),
      }),
    }),
  }),
  problems: ['notFound', 'tooMany'],
});

export const listOwnEventReplies = endpoint({
  name: 'listOwnEventReplies',
  summary: 'The events that the caller is coming to or waits for a seat at, the soonest first',
  method: 'GET',
  path: '/user/event/replies',
  access: 'user',
  reply: success({
    data: z.array(
      z.object({
        event: z.uuid(),
        title: z.string(),
        /** Of the title. */
        language: z.string(),
        startsAt: z.string(),
        state: z.enum(['going', 'waiting']),
        people: z.int(),
        /** The page of the reply, for its owner alone. */
        url: z.string(),
      }),
    ),
  }),
});

export const changeEventReply = endpoint({
  name: 'changeEventReply',
  summary: 'Confirms, changes or withdraws a reply, by its link',
  method: 'POST',
  path: '/user/event/reply/change',
  access: 'anyone',
  limit: 'confirm',
  body: z.strictObject({
    ...own,
    coming: z.enum(['yes', 'no'], 'Choose yes or no'),
    /** As it was where left out. */
    people: people.optional(),
  }),
  reply: success({ data: z.object({ state: z.enum(states) }) }),
  problems: ['invalid', 'notFound', 'doneAlready', 'tooMany'],
});
