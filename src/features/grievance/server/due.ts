import { ANSWERED_WITHIN_DAYS } from '../contract.ts';

const DAY_MS = 24 * 3600_000;

/** The moment by which an answer is promised. */
export const dueAt = (filedAt: Date): Date =>
  new Date(filedAt.getTime() + ANSWERED_WITHIN_DAYS * DAY_MS);
