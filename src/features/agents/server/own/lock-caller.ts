import { Problem } from '#contract/problems.ts';
import type { Transaction } from '#db/database.ts';
import type { Caller } from '#http/caller.ts';
import { agents } from '#people/realms/agents.ts';
import { lockAgent } from '#people/realms/lock-agent.ts';
import type { LockedAgent } from '#people/realms/lock-agent.ts';
import { requireSession } from '#people/require-session.ts';

/** The account of the caller, locked. Throws `unauthorized` when the session has ended meanwhile. */
export async function lockCaller(tx: Transaction, caller: Caller): Promise<LockedAgent> {
  const { id, ownerId } = requireSession(caller);
  const agent = await lockAgent(tx, ownerId);
  if (!agent || !(await agents.sessions.isOn(tx, id))) throw new Problem('unauthorized');
  return agent;
}

/**
 * The caller's account, locked, after a password or a code within the last five minutes; throws
 * `forbidden` without.
 */
export async function lockProven(tx: Transaction, caller: Caller): Promise<LockedAgent> {
  const agent = await lockCaller(tx, caller);
  if (await agents.sessions.isProven(tx, requireSession(caller).id)) return agent;
  throw new Problem('forbidden', {
    message: 'Show first that it is you: with your password or a code.',
    errors: [{ param: 'proof', msg: 'Show first that it is you: with your password or a code.' }],
  });
}

export const isProven = (tx: Parameters<typeof agents.sessions.isProven>[0], caller: Caller) =>
  agents.sessions.isProven(tx, requireSession(caller).id);
