import { Problem } from '#contract/problems.ts';
import type { Caller } from '#http/caller.ts';

/** The id of the agent who calls; the binding has already required a session. */
export function agentOf({ session }: Caller): string {
  if (!session) throw new Problem('unauthorized');
  return session.ownerId;
}
