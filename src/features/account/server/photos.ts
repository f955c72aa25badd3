import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Executor } from '#db/database.ts';
import { profilePhotos, users } from '#db/schema/index.ts';
import { newToken } from '#http/secret-token.ts';
import type { FindUserPhoto } from '#http/user-photos.ts';

/** Puts a square WebP in the place of somebody's photo. */
export async function keepPhoto(tx: Executor, userId: string, webp: Buffer): Promise<void> {
  const photo = { name: newToken(), webp };
  await tx
    .insert(profilePhotos)
    .values({ userId, ...photo })
    .onConflictDoUpdate({ target: profilePhotos.userId, set: photo });
}

export async function dropPhoto(tx: Executor, userId: string): Promise<void> {
  await tx.delete(profilePhotos).where(eq(profilePhotos.userId, userId));
}

/** Finds photos by their names; of a closed account, none. */
export function findPhotosIn(db: Database): FindUserPhoto {
  return async (name) => {
    const [found] = await db
      .select({ webp: profilePhotos.webp })
      .from(profilePhotos)
      .innerJoin(users, eq(users.id, profilePhotos.userId))
      .where(and(eq(profilePhotos.name, name), isNull(users.erasedAt)));
    return found?.webp;
  };
}
