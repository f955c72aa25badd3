import { and, eq, isNull } from 'drizzle-orm';
import { Problem } from '#contract/problems.ts';
import type { Executor } from '#db/database.ts';
import { profilePhotos, users } from '#db/schema/index.ts';
import type { Session } from '#http/sessions.ts';

/** An account and the name of its photo. */
export type Person = Awaited<ReturnType<typeof personOf>>;

/** Whose session it is. Throws `unauthorized` when the account is closed. */
export async function personOf(db: Executor, { ownerId }: Session) {
  const [found] = await db
    .select({ row: users, photo: profilePhotos.name })
    .from(users)
    .leftJoin(profilePhotos, eq(profilePhotos.userId, users.id))
    .where(and(eq(users.id, ownerId), isNull(users.erasedAt)));
  if (!found) throw new Problem('unauthorized');
  return { ...found.row, photo: found.photo };
}
