import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { users } from '#db/schema/people.ts';
import type { Addressee } from '#messages/message.ts';

type Row = typeof users.$inferSelect;

/** An account. Its address and number were proven, so they may be written to. */
export type StoredUser = Omit<Row, 'email' | 'phoneNumber'> & {
  email: Addressee | null;
  phoneNumber: Addressee | null;
};

/** An account as it is stored; only what was proven is ever in a row. */
export const asUser = <Found extends Row>(row: Found) =>
  row as Omit<Found, 'email' | 'phoneNumber'> & StoredUser;

export type UserKey = { email: string } | { phoneNumber: string } | { id: string };

/** The account of an address or a mobile number. */
export async function findUserBy(db: Executor, by: UserKey): Promise<StoredUser | undefined> {
  const [person] = await db.select().from(users).where(matching(by));
  return person && asUser(person);
}

/** The accounts of some ids, by their ids; those that are closed are missing. */
export async function findUsersBy(
  db: Executor,
  ids: readonly (string | null)[],
): Promise<Map<string, StoredUser>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const areOpen = and(inArray(users.id, known), isNull(users.erasedAt));
  const rows = await db.select().from(users).where(areOpen);
  return new Map(rows.map((row) => [row.id, asUser(row)]));
}

/** Which row it is; none of those that are closed. */
export function matching(by: UserKey) {
  const matchesKey =
    'email' in by
      ? eq(users.email, by.email)
      : 'id' in by
        ? eq(users.id, by.id)
        : eq(users.phoneNumber, by.phoneNumber);
  return and(matchesKey, isNull(users.erasedAt));
}
