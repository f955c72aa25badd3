import { Problem } from '#contract/problems.ts';
import type { Caller } from '#http/caller.ts';

/** The session of the caller; the binding has already required one. */
export function sessionOf({ session }: Caller) {
  if (!session) throw new Problem('unauthorized');
  return session;
}
