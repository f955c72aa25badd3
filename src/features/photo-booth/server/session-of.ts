import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { Caller } from '#http/caller.ts';
import type { Session } from '#http/sessions.ts';
import { lockUser } from '#people/lock-user-row.ts';
import type { LockedUser } from '#people/lock-user-row.ts';
import { visitors } from '#people/realms/visitors.ts';

/** The session of the caller; the binding has already required one. */
export function sessionOf({ session }: Caller): Session {
  if (!session) throw new Problem('unauthorized');
  return session;
}

/** Locks the caller's account; throws `unauthorized` when it was closed or the session ended meanwhile. */
export async function lockCaller(tx: Executor, caller: Caller): Promise<LockedUser> {
  const { id, ownerId } = sessionOf(caller);
  const owner = await lockUser(tx, { id: ownerId });
  if (owner && (await visitors.sessions.isOn(tx, id))) return owner;
  throw new Problem('unauthorized');
}
