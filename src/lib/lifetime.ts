/**
 * The part of its life by which a code, link, session or count may lie ahead of the clock. Whatever
 * lies further ahead was stamped before the clock was set back, and would be valid for as much longer.
 */
export const AHEAD = 0.1;

/** Whether a moment lies in a span of milliseconds, or just before it by the clock's fault. */
export const isWithin = (now: number, { from, until }: { from: number; until: number }): boolean =>
  now < until && from - now <= (until - from) * AHEAD;
