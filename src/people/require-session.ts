import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { Caller } from '#http/caller.ts';
import type { Session } from '#http/sessions.ts';
import { lockUser } from './lock-user-row.ts';
import type { LockedUser } from './lock-user-row.ts';
import { visitors } from './realms/visitors.ts';

/** The session of the caller; the binding has already required one. */
export function requireSession({ session }: Caller): Session {
  if (!session) throw new Problem('unauthorized');
  return session;
}

/**
 * Locks the visitor of a session until the transaction ends. Throws `unauthorized` when the account
 * was closed or the session ended since the call began.
 */
export async function lockSessionOwner(
  tx: Executor,
  { id, ownerId }: Session,
): Promise<LockedUser> {
  const owner = await lockUser(tx, { id: ownerId });
  if (owner && (await visitors.sessions.isOn(tx, id))) return owner;
  throw new Problem('unauthorized');
}
