import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { Caller } from '#http/caller.ts';
import type { Session } from '#http/sessions.ts';
import { lockUser } from '#people/lock-user.ts';
import { visitors } from '#people/realms/visitors.ts';

/** The session of whoever calls; the binding has let nobody in without one. */
export function requireSession({ session }: Caller): Session {
  if (!session) throw new Problem('unauthorized');
  return session;
}

/**
 * Holds the account of a session until the transaction ends. Throws `unauthorized` when it was closed,
 * or the session was ended, since the call began.
 */
export async function lockSessionOwner(tx: Executor, { id, ownerId }: Session): Promise<void> {
  const owner = await lockUser(tx, { id: ownerId });
  const isOn = owner && (await visitors.sessions.isOn(tx, id));
  if (!isOn) throw new Problem('unauthorized');
}
