import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import type { Caller } from '#http/caller.ts';
import { lockUser } from '#people/lock-user-row.ts';
import type { LockedUser } from '#people/lock-user-row.ts';

/** The id of the visitor who calls; the binding has already required a session. */
export function userIdOf({ session }: Caller): string {
  if (!session) throw new Problem('unauthorized');
  return session.ownerId;
}

/** Locks the caller's account; throws `unauthorized` when it was closed meanwhile. */
export async function lockCaller(tx: Executor, caller: Caller): Promise<LockedUser> {
  const owner = await lockUser(tx, { id: userIdOf(caller) });
  if (!owner) throw new Problem('unauthorized');
  return owner;
}
