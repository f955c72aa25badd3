import { DAY_MS } from '#lib/durations.ts';
import { ANSWERED_WITHIN_DAYS } from '../contract.ts';

/** The moment by which an answer is promised. */
export const dueAt = (filedAt: Date): Date =>
  new Date(filedAt.getTime() + ANSWERED_WITHIN_DAYS * DAY_MS);
