import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, success } from '#contract/envelope.ts';

/** The link of a member as they see it: numbers alone, and of nobody. */
const own = z.object({
  /** The link that works now; null where there is none. */
  url: z.string().nullable(),
  showsName: z.boolean(),
  /** How often links of this member were opened, and how often in the last seven days. */
  came: z.int(),
  cameThisWeek: z.int(),
  /** The people who wrote to the campaign by them. */
  joined: z.int(),
});

export type OwnReferral = z.output<typeof own>;

export const openReferral = endpoint({
  name: 'openReferral',
  summary: 'Somebody opens the link of a member: counted for the day, and nothing else is kept',
  method: 'POST',
  path: '/user/referral/open',
  access: 'anyone',
  limit: 'referralOpen',
  body: z.strictObject({ code: z.string().max(100) }),
  /** The first name of the member, who agreed to that; else null. */
  reply: success({ data: z.object({ name: z.string().nullable() }) }),
  problems: ['notFound', 'tooMany'],
});

export const findReferral = endpoint({
  name: 'findReferral',
  summary: "The caller's link to invite others, and how many came of it",
  method: 'GET',
  path: '/user/referral',
  access: 'user',
  reply: success({ data: own }),
});

export const renewReferral = endpoint({
  name: 'renewReferral',
  summary: 'Makes a link to invite others; the one before ends',
  method: 'POST',
  path: '/user/referral/renew',
  access: 'user',
  limit: 'referralAct',
  reply: success({ data: own }),
  problems: ['tooMany'],
});

export const endReferral = endpoint({
  name: 'endReferral',
  summary: "Ends the caller's link",
  method: 'POST',
  path: '/user/referral/end',
  access: 'user',
  limit: 'referralAct',
  reply: done,
  problems: ['tooMany'],
});

export const nameReferral = endpoint({
  name: 'nameReferral',
  summary: 'Shows the first name of the caller to those who come by the link, or shows it no more',
  method: 'POST',
  path: '/user/referral/name',
  access: 'user',
  limit: 'referralAct',
  body: z.strictObject({ showsName: z.boolean() }),
  reply: done,
  problems: ['notFound', 'tooMany'],
});
