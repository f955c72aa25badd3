import { z } from 'zod';
import { moment } from './dates.ts';
import { orNothing } from './form-fields.ts';

/** Fields of calls about broadcasts: what agents write once, and send to many. */

/** The states in which the words may still be changed. */
export const beingWritten = ['draft', 'waiting', 'approved'] as const;

const untilItGoesOut = [...beingWritten, 'planned', 'sending'] as const;

export const pushNoticeStates = [...untilItGoesOut, 'stopped', 'sent'] as const;
export const newsletterIssueStates = [...untilItGoesOut, 'paused', 'cancelled', 'sent'] as const;

/** The key of a new one: sent again with it, as after a lost reply, it makes no second one. */
export const firstKey = z.uuid().optional();

export const revision = z.int('Name the revision that you saw');

/** The answer of whoever reviews one. */
export const decision = {
  approve: z.boolean(),
  reason: orNothing(z.string().trim().max(500, 'Use at most 500 characters')),
};

/** The moment at which it goes out; left out for now. */
export const plannedFor = { at: orNothing(moment()) };

/** The agent who threw one away, and when; null where nobody did. */
export const discarded = z
  .object({
    by: z.object({ id: z.string(), name: z.string().nullable() }),
    at: z.iso.datetime(),
  })
  .nullable();

export type Discarded = z.output<typeof discarded>;

const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write an hour like 21:00');

/** Hours in which none goes out, as agents set them; null for none. */
export const quietHours = z.strictObject({ from: hour, until: hour }).nullable();

/** These hours as agents are shown them. */
export const shownQuietHours = z.object({ from: z.string(), until: z.string() }).nullable();
