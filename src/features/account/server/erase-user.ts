import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import { users } from '#db/schema/people.ts';

/**
 * Forgets somebody: the account, and what each room and feature holds under its id and under the
 * address and number that were proven to be its owner's, the account itself last. Does nothing for an
 * account that is gone.
 */
export async function eraseUser(
  tx: Executor,
  userId: string,
  personalData: readonly PersonalData[],
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return;
  const { email, phoneNumber } = user;
  for (const { erase } of personalData.toReversed())
    if (typeof erase === 'function') await erase(tx, { userId, email, phoneNumber });
}
