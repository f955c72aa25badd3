import { and, eq, isNull } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { profilePhotos } from '#db/schema/account.ts';
import { users } from '#db/schema/people.ts';
import type { Session } from '#http/sessions.ts';
import { asUser } from '#people/find-user.ts';
import { pendingEmail } from '#people/pending-email.ts';

/** An account and the name of its photo. */
export type UserWithPhoto = Awaited<ReturnType<typeof findUser>>;

/** Finds the user of a session. Throws `unauthorized` when the account is closed. */
export async function findUser(db: Executor, { ownerId }: Pick<Session, 'ownerId'>) {
  const [found] = await db
    .select({ row: users, photo: profilePhotos.name, pendingEmail })
    .from(users)
    .leftJoin(profilePhotos, eq(profilePhotos.userId, users.id))
    .where(and(eq(users.id, ownerId), isNull(users.erasedAt)));
  if (!found) throw new Problem('unauthorized');
  const { row, ...rest } = found;
  return { ...asUser(row), ...rest };
}
