import { Problem } from '#contract/problems.ts';
import type { Caller } from '#http/caller.ts';
import type { Session } from '#http/sessions.ts';

/** The session of whoever calls; the binding has let nobody in without one. */
export function sessionOf({ session }: Caller): Session {
  if (!session) throw new Problem('unauthorized');
  return session;
}
