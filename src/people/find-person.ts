import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { users } from '#db/schema/index.ts';

export type Person = typeof users.$inferSelect;

/** The account of an address or a mobile number. */
export async function findPerson(
  db: Executor,
  by: { email: string } | { phoneNumber: string } | { id: string },
): Promise<Person | undefined> {
  const matches =
    'email' in by
      ? eq(users.email, by.email)
      : 'id' in by
        ? eq(users.id, by.id)
        : eq(users.phoneNumber, by.phoneNumber);
  const [person] = await db
    .select()
    .from(users)
    .where(and(matches, isNull(users.erasedAt)));
  return person;
}
