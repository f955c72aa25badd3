import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { profilePhotos } from '#db/schema/account.ts';
import { users } from '#db/schema/people.ts';
import type { FindUserPhoto } from '#http/user-photos.ts';

export async function deletePhoto(tx: Executor, userId: string): Promise<void> {
  await tx.delete(profilePhotos).where(eq(profilePhotos.userId, userId));
}

/** Finds photos by name; none of a closed account. */
export function createFindPhoto(db: Database): FindUserPhoto {
  return async (name) => {
    const [found] = await db
      .select({ webp: profilePhotos.webp })
      .from(profilePhotos)
      .innerJoin(users, eq(users.id, profilePhotos.userId))
      .where(and(eq(profilePhotos.name, name), isNull(users.erasedAt)));
    return found?.webp;
  };
}
