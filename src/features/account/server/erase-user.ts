import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import type { PersonalData } from '#db/personal-data.ts';
import { users } from '#db/schema/people.ts';

/**
 * Erases a user: the rows of every room and feature under the id and under the proven address and
 * number, and the account itself last. Does nothing for a missing account.
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
