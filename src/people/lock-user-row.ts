import type { Executor } from '#db/database.ts';
import { users } from '#db/schema/people.ts';
import { matching } from './find-user.ts';
import type { UserKey, StoredUser } from './find-user.ts';
import type { LockedOwner } from './locked-owner.ts';

/** The account of a visitor, held until this transaction ends. */
export type LockedUser = StoredUser & LockedOwner;

/** Waits for whoever is changing the account; undefined when it is then closed or somebody else's. */
export async function lockUser(tx: Executor, by: UserKey): Promise<LockedUser | undefined> {
  const [person] = await tx.select().from(users).where(matching(by)).for('no key update');
  return person as LockedUser | undefined;
}

/** Makes an account, which is then held like any other; none when its number or address has one. */
export async function insertUser(
  tx: Executor,
  row: typeof users.$inferInsert,
): Promise<LockedUser | undefined> {
  const [person] = await tx.insert(users).values(row).onConflictDoNothing().returning();
  return person as LockedUser | undefined;
}
